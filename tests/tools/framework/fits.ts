import {fitsData} from '@site/plugins/data-pages/shown-releases/fits';

export default fitsData(process.cwd());
