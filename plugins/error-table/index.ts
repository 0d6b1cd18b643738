import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Keeps the entries of `<ErrorTable>` out of the browser bundle: its rows are in the page. */
export default function errorTablePlugin(): Plugin {
  const folder = path.join(__dirname, '../../src/components/ErrorTable');
  return {
    name: 'error-table',
    configureWebpack: (_config, isServer, {currentBundler}) =>
      isServer
        ? {}
        : {
            plugins: [
              new currentBundler.instance.NormalModuleReplacementPlugin(
                /^\.\/rows$/,
                (resource: {context: string; request: string}) => {
                  if (path.resolve(resource.context) === folder) {
                    resource.request = './rows.browser';
                  }
                },
              ),
            ],
          },
  };
}
