import {builderData} from '@help-center/sdk-data/builder';

/** Unit tests import this in place of the generated file. */
export default builderData();
