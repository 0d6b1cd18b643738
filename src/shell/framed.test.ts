import {describe, expect, it} from 'vitest';
import {isFramed} from './framed';

const routes = ['onboarding', 'publishing'];

describe('isFramed', () => {
  it.each([
    ['/onboarding', '/'],
    ['/onboarding/', '/'],
    ['/onboarding/android/get-started', '/'],
    ['/publishing/ua-setup/meta/ios', '/'],
    ['/ru/onboarding/android/get-started', '/ru/'],
    ['/docs/publishing/ad-types/x', '/docs/'],
    ['/docs/ru/publishing/ad-types/x', '/docs/ru/'],
    ['//onboarding/x', '/'],
    ['/onboarding/3.6.0/a/b/c/d/no-such-page', '/'],
  ])('%s below %s has no bars', (pathname, baseUrl) => {
    expect(isFramed(pathname, baseUrl, routes)).toBe(true);
  });

  it.each([
    ['/', '/'],
    ['/onboardingx', '/'],
    ['/onboardingx/get-started', '/'],
    ['/publishing-guide', '/'],
    ['/android/onboarding', '/'],
    ['/Onboarding', '/'],
    ['/onboarding%2Fx', '/'],
    ['/onboarding', '/docs/'],
    ['/docs/ru/onboardingx', '/docs/ru/'],
    ['/ru/ru/onboarding', '/ru/'],
    ['', '/'],
  ])('%s below %s keeps them', (pathname, baseUrl) => {
    expect(isFramed(pathname, baseUrl, routes)).toBe(false);
  });
});
