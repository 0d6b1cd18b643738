import {expect, it} from 'vitest';
import {wordParts} from './wordBreaks';

it.each([
  ['', ['']],
  ['Get started', ['Get started']],
  ['AdMob on iOS and GitHub', ['AdMob on iOS and GitHub']],
  [
    'Crash: GADInvalidInitializationException at start',
    ['Crash: GADInvalid', 'Initialization', 'Exception at start'],
  ],
  ['internationalization', ['internationalization']],
  [
    'setLogLevelVerbose and AppodealInitializationCallback',
    ['set', 'Log', 'Level', 'Verbose and Appodeal', 'Initialization', 'Callback'],
  ],
])('%j may break between %j', (text, parts) => {
  expect(wordParts(text)).toEqual(parts);
});
