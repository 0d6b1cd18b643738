import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {checkedSamples} from '../lib/checkedSamples';

const root = path.dirname(__dirname);

/** Front matter with `checked`, what `npm run samples -- --record` found on the page. */
export const withCheckedSamples: ParseFrontMatter = async ({
  filePath,
  fileContent,
  defaultParseFrontMatter,
}) => {
  const parsed = await defaultParseFrontMatter({filePath, fileContent});
  const file = path.relative(root, filePath).replaceAll(path.sep, '/');
  // Written by hand it would be no result.
  const {checked: _byHand, ...frontMatter} = parsed.frontMatter;
  const checked = checkedSamples(root, file);
  return {...parsed, frontMatter: {...frontMatter, ...(checked && {checked})}};
};
