// The two helpers that @docusaurus/utils-common imports; all of tslib weighs 3 KB compressed.
/** @param {any} module */
export const __importDefault = (module) => (module?.__esModule ? module : {default: module});
/** @param {Record<string, unknown>} from @param {object} to */
export const __exportStar = (from, to) => {
  for (const name of Object.keys(from)) {
    if (name !== 'default' && !Object.hasOwn(to, name)) {
      Object.defineProperty(to, name, {enumerable: true, get: () => from[name]});
    }
  }
};
