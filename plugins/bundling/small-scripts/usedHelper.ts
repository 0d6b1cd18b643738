/** The helper that @docusaurus/utils-common needs; its `require` puts all of tslib on every page, 3 KiB. */
export {__importDefault} from 'tslib';
