import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {reportingApi} from '../../../config/catalogue';

/** Where readers download the OpenAPI document, relative to the site of their language. */
export const documentPath = 'openapi/reporting.json';

/** Puts the OpenAPI document beside the built pages that describe it. */
export default function reportingDownload(): Plugin {
  return {
    name: 'reporting-download',
    async postBuild({outDir}) {
      const file = path.join(outDir, documentPath);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, `${JSON.stringify(reportingApi, null, 2)}\n`);
    },
  };
}
