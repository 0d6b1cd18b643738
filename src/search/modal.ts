// Everything the search needs once it is opened; one chunk, loaded on first use.
import '@docsearch/css/dist/modal.css';
import './modal.css';

export {DocSearchModal} from '@docsearch/react/modal';
export {default as translations} from '@theme/SearchTranslations';
export {localClient} from './engine';
