import {eq, gt} from '@renovatebot/ruby-semver';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {canMeet, compareGradle, compareVersions, editorMeets, gradleAccepts} from './index';

describe('compareVersions', () => {
  it.each([
    ['3.7.0', '3.10.0', -1],
    ['3.7.0', '3.7', 0],
    ['12.4', '12', 1],
    ['3.5.2', '3.5.x', -1],
    ['3.7.0.+', '3.7.0.9', 1],
    ['3.7.0-beta.1', '3.7.0', -1],
    ['1.0-rc.1+x', '1.0-rc.1', 0],
    ['', 'latest', 0],
    ['latest', '0', -1],
  ])('compares %s with %s', (a, b, expected) => {
    expect(compareVersions(a, b)).toBe(expected);
    expect(compareVersions(b, a) + expected).toBe(0);
  });

  // The examples of rubydoc.info/gems/…/Gem/Version.
  it('sorts pre-releases as RubyGems says', () => {
    const sorted = ['1.0.a.2', '1.0.a10', '1.0.b1', '1.0.rc2', '1.0', '1.1.a', '1.1', '2'];
    expect([...sorted].reverse().sort(compareVersions)).toEqual(sorted);
  });
});

describe('compareVersions beside the library', () => {
  const part = fc.oneof(
    fc.integer({min: 0, max: 12}).map(String),
    fc.constantFrom('a', 'b', 'rc', 'alpha', 'rc1', 'b02'),
  );
  const version = fc
    .tuple(
      fc.integer({min: 0, max: 9}),
      fc.array(part, {maxLength: 4}),
      fc.option(fc.constantFrom('-beta', '-rc.1', '-1', '-a-b')),
    )
    .map(([first, rest, pre]) => [first, ...rest].join('.') + (pre ?? ''));

  it('orders as it does', () => {
    fc.assert(
      fc.property(version, version, (a, b) => {
        expect(compareVersions(a, b)).toBe(eq(a, b) ? 0 : gt(a, b) ? 1 : -1);
      }),
      {numRuns: 500},
    );
  });
});

describe('canMeet', () => {
  // guides.rubygems.org/patterns and guides.cocoapods.org/using/the-podfile
  it.each([
    ['~> 2.2', '2.2', true],
    ['~> 2.2', '2.9.9', true],
    ['~> 2.2', '3.0', false],
    ['~> 2.2.0', '2.2.5', true],
    ['~> 2.2.0', '2.3.0', false],
    ['~> 0.1.2', '0.1.9', true],
    ['~> 0.1.2', '0.2', false],
    ['~> 0', '0.9', true],
    ['~> 0', '1.0', false],
    ['> 0.1', '0.1', false],
    ['>= 0.1', '0.1', true],
    ['< 0.1', '0.0.9', true],
    ['<= 0.1', '0.1.0', true],
    ['!= 1.0', '1.0.0', false],
    ['= 1.0', '1.0.0', true],
    ['>= 1.0, < 2', '1.5', true],
    ['>= 1.0, < 2', '2', false],
    ['~> 11.10.0', '11.11.0-beta', false],
    ['>= 0', '1.0', true],
  ])('%s takes %s: %s', (requirement, version, expected) => {
    expect(canMeet(requirement, version)).toBe(expected);
    expect(canMeet(version, requirement)).toBe(expected);
  });

  it.each([
    ['~> 11.10.0', '~> 11.2', true],
    ['~> 11.10.0', '~> 11.11.0', false],
    ['~> 11.10.0', '< 11.10', false],
    ['~> 11.10.0', '<= 11.10.0', true],
    ['>= 12', '< 12', false],
    ['> 12', '<= 12', false],
    ['~> 12.0', '>= 12.4, < 13', true],
    ['= 12.2.0, ~> 12.0', '= 12.4.0', false],
  ])('%s and %s have a version in common: %s', (one, other, expected) => {
    expect(canMeet(one, other)).toBe(expected);
    expect(canMeet(other, one)).toBe(expected);
  });

  it.each(['', 'latest', '~> ', '=> 1', '1..2', '~> 1.0 beta', '9'.repeat(100)])(
    'judges nothing by “%s”',
    (invalid) => {
      expect(canMeet(invalid, '= 1.0')).toBe(true);
    },
  );

  const version = fc
    .array(fc.integer({min: 0, max: 12}), {minLength: 1, maxLength: 4})
    .map((parts) => parts.join('.'));
  const operator = fc.constantFrom('=', '~>', '>=', '<=', '>', '<');

  it('agrees with trying versions one by one', () => {
    fc.assert(
      fc.property(
        fc.tuple(operator, version),
        fc.tuple(operator, version),
        version,
        ([left, one], [right, other], tried) => {
          const [a, b] = [`${left} ${one}`, `${right} ${other}`];
          if (canMeet(a, tried) && canMeet(b, tried)) {
            expect(canMeet(a, b)).toBe(true);
          }
          expect(canMeet(a, b)).toBe(canMeet(b, a));
        },
      ),
    );
  });
});

describe('Gradle', () => {
  // docs.gradle.org/current/userguide/dependency_versions.html#sec:version-ordering
  it.each([
    ['1.1', '1.1.0'],
    ['1.0-dev', '1.0-ALPHA'],
    ['1.0-dev', '1.0-rc'],
    ['1.0-zeta', '1.0-rc'],
    ['1.0-rc', '1.0-snapshot'],
    ['1.0-snapshot', '1.0-final'],
    ['1.0-final', '1.0-ga'],
    ['1.0-ga', '1.0-release'],
    ['1.0-release', '1.0-sp'],
    ['1.0-sp', '1.0'],
    ['1.1.a', '1.1'],
    ['1.a', '1.1'],
    ['1.A', '1.B'],
    ['1.B', '1.a'],
    ['1.a', '1.b'],
    ['8.5.0-alpha08', '8.5.0'],
    ['8.9.9', '8.10'],
  ])('holds %s for older than %s', (older, newer) => {
    expect(compareGradle(older, newer)).toBeLessThan(0);
    expect(compareGradle(newer, older)).toBeGreaterThan(0);
  });

  it('holds versions for equal whatever separates their parts', () => {
    for (const same of ['1-a+1', '1.a-1', '1a1', '1_a_1']) {
      expect(compareGradle('1.a.1', same)).toBe(0);
    }
  });

  it.each([
    ['[1.1,2.0)', '1.1', true],
    ['[1.1,2.0)', '2.0', false],
    ['[1.1,2.0)', '2.0-rc1', false],
    ['[1.1, 2.0[', '2.0-SNAPSHOT', false],
    ['(1.1,2.0)', '1.1', false],
    [']1.1,2.0]', '2.0', true],
    ['(,1.0]', '0.1', true],
    ['[1.0,)', '99', true],
    ['[1.0]', '1.0', true],
    ['[1.0]', '1.1', false],
    ['1.+', '1.9', true],
    ['1.+', '10', false],
    ['3.2.1.+', '3.2.1.0', true],
    ['3.2.1.+', '3.0.1.1', false],
    ['+', 'anything', true],
    ['latest.release', '1', true],
    ['1.0', '1.0', true],
    ['[', '1', false],
  ])('%s asks for %s: %s', (selector, version, expected) => {
    expect(gradleAccepts(selector, version)).toBe(expected);
  });

  it('orders whatever it is given, and the same both ways', () => {
    fc.assert(
      fc.property(fc.string({maxLength: 30}), fc.string({maxLength: 30}), (a, b) => {
        expect(Math.sign(compareGradle(a, b)) + Math.sign(compareGradle(b, a))).toBe(0);
      }),
    );
  });
});

describe('editorMeets', () => {
  it.each([
    ['2021.3.45f1', '2021.3', true],
    ['2021.3.0b2', '2021.3', true],
    ['2020.3.48f1', '2021.3', false],
    ['2020.3.15f2', '2020.3.16', false],
    ['2020.3.16f1', '2020.3.16', true],
    ['2020.3', '2020.3.16', true],
    ['2022.3.62f1c1', '2021.3', true],
    ['6000.0.23f1', '2021.3', true],
    ['Unity 6', '2021.3', true],
    ['6.1', '6000.0', true],
    ['5.6.7f1', '2019.4', false],
    ['newest', '2021.3', true],
  ])('%s where %s is needed: %s', (has, wants, expected) => {
    expect(editorMeets(has, wants)).toBe(expected);
  });

  it('orders kinds of builds: alpha, beta, final, patch', () => {
    for (const [older, newer] of ['ab', 'bf', 'fp']) {
      expect(editorMeets(`2021.1.0${newer}1`, `2021.1.0${older}9`)).toBe(true);
      expect(editorMeets(`2021.1.0${older}9`, `2021.1.0${newer}1`)).toBe(false);
    }
  });
});
