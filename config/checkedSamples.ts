import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {checkedSamples} from '../lib/checkedSamples';

const root = path.dirname(__dirname);

/** Adds to the front matter the `checked` result that `npm run samples -- --record` wrote for the page. */
export const withCheckedSamples: ParseFrontMatter = async ({
  filePath,
  fileContent,
  defaultParseFrontMatter,
}) => {
  const parsed = await defaultParseFrontMatter({filePath, fileContent});
  const file = path.relative(root, filePath).replaceAll(path.sep, '/');
  // A value typed by hand would not be a result.
  const {checked: _byHand, ...frontMatter} = parsed.frontMatter;
  const checked = checkedSamples(root, file);
  return {...parsed, frontMatter: {...frontMatter, ...(checked && {checked})}};
};
