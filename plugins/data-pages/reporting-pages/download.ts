import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {reportingApi} from '@help-center/sdk-data';

/** Address of the OpenAPI document for download, relative to the language's base URL. */
export const documentPath = 'openapi/reporting.json';

/** Copies the OpenAPI document into the build. */
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
