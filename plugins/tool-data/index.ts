import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Ships to the integration builder only the part of the data files that it
 * reads. The static build gets the same part, so a field that is missing here is
 * missing in the page as well.
 */
export default function toolDataPlugin({siteDir}: LoadContext): Plugin {
  const data = (file: string) => path.join(siteDir, 'data', file);
  return {
    name: 'tool-data',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: [data('ad-networks.json'), data('releases.json')],
            issuer: path.join(siteDir, 'src/components/IntegrationBuilder'),
            use: [path.join(__dirname, 'subset.cjs')],
          },
        ],
      },
    }),
  };
}
