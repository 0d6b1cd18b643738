// Everything the search needs once it is opened; one chunk, loaded on first use.
import '@docsearch/css/dist/modal.css';
import './modal.css';

export {LocalDialog} from './LocalDialog';
