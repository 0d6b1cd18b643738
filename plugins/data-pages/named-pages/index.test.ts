import {describe, expect, it} from 'vitest';
import {namedPages as named, type NamedPage} from './pages';
import namedPages from './index';

const content = {
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        {
          docs: [
            {permalink: '/docs/ru/android/get-started'},
            {permalink: '/docs/ru/android/folder/'},
          ],
        },
        {docs: [{permalink: '/docs/ru/android/3.6.0/get-started'}]},
      ],
    },
  },
  'docusaurus-plugin-content-pages': {default: [{permalink: '/docs/ru/'}], empty: null},
};

function check(...addresses: string[]): void {
  const pages: NamedPage[] = addresses.map((to, index) => ({
    file: 'config/menu.ts',
    entry: `entry ${index}`,
    to,
  }));
  void namedPages({baseUrl: '/docs/ru/'}, {pages}).allContentLoaded?.({
    allContent: content as never,
    actions: {} as never,
  });
}

describe('named pages', () => {
  it('may be pages of any version, with a hash or a query', () => {
    check('/', '/android/folder', '/android/get-started#first', '/android/3.6.0/get-started?a=b');
  });

  it('stop the build when they do not exist, all at once and each by its name', () => {
    expect(() => check('/android/get-started', '/gone', '/android/get')).toThrow(
      /^config\/menu\.ts: entry 1 links to \/gone, .*\nconfig\/menu\.ts: entry 2 links to \/android\/get, .*\nThe address of a page was expected\.$/,
    );
  });

  it.each(['//android/get-started', 'https://example.com', '/android/get-started/', '/%'])(
    'are not %j',
    (address) => {
      expect(() => check(address)).toThrow('no page has this address');
    },
  );

  it('come from every file that names some', () => {
    // The announcement, too, when there is one.
    expect(named.map(({file}) => file)).toEqual(
      expect.arrayContaining(
        ['home', 'navigation', 'redirects', 'topics'].map((name) => `config/${name}.ts`),
      ),
    );
    expect(named.map(({to}) => to)).toEqual(
      expect.arrayContaining(['/networks-setup/introduction', '/unity/get-started']),
    );
  });
});
