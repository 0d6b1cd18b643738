// The two helpers that @docusaurus/utils-common imports; all of tslib weighs 3 KB compressed.
export const __importDefault = (module) => (module?.__esModule ? module : {default: module});
export const __exportStar = (from, to) => {
  for (const name of Object.keys(from)) {
    if (name !== 'default' && !Object.hasOwn(to, name)) {
      Object.defineProperty(to, name, {enumerable: true, get: () => from[name]});
    }
  }
};
