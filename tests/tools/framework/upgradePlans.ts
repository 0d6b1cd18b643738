import {upgradePlans} from '@site/plugins/data-pages/upgrade-plans/data';

export default upgradePlans('en', process.cwd());
