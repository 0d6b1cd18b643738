import {createLocalClient, offerEngine} from '@help-center/search';
import {vocabulary} from '../../config/vocabulary';

// The engine on the site's own index, in a file of its own.
offerEngine((site) => createLocalClient({...site, vocabulary}));
