/** What the tools say, in every language. */
export {default as appAdsWords} from '../../../data/words/app-ads.json';
export {default as builderWords} from '../../../data/words/builder.json';
export {default as configWords} from '../../../data/words/config-checker.json';
export {default as words} from '../../../data/words/doctor.json';
