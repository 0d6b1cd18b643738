/**
 * Sets `updated` to today in pages whose words have changed; all of them, or those named:
 *
 *   npm run docs:updated -- docs/ios/get-started.mdx
 */
import path from 'node:path';
import {Cache} from '../checks/sources/cache';
import {loadContent, pagesAsked} from '../checks/sources/content';
import {keepDates} from '../checks/content/updated';
import {today} from '../checks/today';
import {asCommand} from '../host/command';

void asCommand(__filename, () => {
  const cache = new Cache();
  const content = loadContent(path.dirname(__dirname), cache);
  cache.save();
  const date = today();
  for (const file of keepDates(content, pagesAsked(content), date)) {
    console.log(`${file}: updated ${date}`);
  }
});
