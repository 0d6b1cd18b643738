import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {leavesFrame} from './links';

const routes = ['onboarding', 'publishing'];

describe('leavesFrame', () => {
  it.each([
    ['#step-2', '/onboarding/start', '/'],
    ['', '/onboarding/start', '/'],
    ['/onboarding/next', '/onboarding/start', '/'],
    ['/publishing/overview?x=1#y', '/onboarding/start', '/'],
    ['next', '/onboarding/start', '/'],
    ['../publishing/overview', '/onboarding/start', '/'],
    ['/ru/publishing/overview', '/ru/onboarding/start', '/ru/'],
    ['/docs/onboarding/next', '/docs/onboarding/start', '/docs/'],
  ])('%s on %s stays', (href, pathname, baseUrl) => {
    expect(leavesFrame(href, pathname, baseUrl, routes)).toBe(false);
  });

  it.each([
    ['/android/get-started', '/onboarding/start', '/'],
    ['/', '/publishing/overview', '/'],
    ['../android/get-started', '/onboarding/start', '/'],
    ['/onboardingx', '/onboarding/start', '/'],
    ['https://example.com/onboarding/start', '/onboarding/start', '/'],
    ['//example.com/onboarding/start', '/onboarding/start', '/'],
    ['mailto:help@example.com', '/onboarding/start', '/'],
    ['https://[broken', '/onboarding/start', '/'],
    ['/ru/', '/ru/onboarding/start', '/ru/'],
    ['/files/guide.pdf', '/onboarding/start', '/'],
  ])('%s on %s leaves', (href, pathname, baseUrl) => {
    expect(leavesFrame(href, pathname, baseUrl, routes)).toBe(true);
  });

  it('changes nothing on other pages', () => {
    expect(leavesFrame('https://example.com', '/android/get-started', '/', routes)).toBe(false);
  });

  it('keeps no other host in the frame, and never throws', () => {
    const page = '/onboarding/start';
    const host = fc.stringMatching(/^[a-z0-9]{1,12}\.[a-z]{2,6}$/);
    const path = fc.stringMatching(/^[\w./?#-]{0,20}$/);
    fc.assert(
      fc.property(host, path, fc.string(), (name, rest, text) => {
        for (const scheme of ['https:', 'http:', '']) {
          expect(leavesFrame(`${scheme}//${name}/onboarding/${rest}`, page, '/', routes)).toBe(
            true,
          );
        }
        expect(typeof leavesFrame(text, page, '/', routes)).toBe('boolean');
      }),
    );
  });
});
