import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {guides} from './platforms';
import {navbarItems} from './navigation';

it('has the version menu of every guide, and of any other doc set that has versions', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'versions-'));
  onTestFinished(() => rmSync(root, {recursive: true}));
  const menus = () =>
    navbarItems(root).flatMap(({type, docsPluginId}) =>
      type === 'docsVersionDropdown' ? [docsPluginId] : [],
    );
  const always = guides.map(({pluginId}) => pluginId);
  expect(menus()).toEqual(always);
  writeFileSync(path.join(root, 'reporting_versions.json'), '["2.0"]');
  expect(menus()).toEqual([...always, 'reporting']);
});
