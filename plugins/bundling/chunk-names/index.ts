import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {PATIENCE} from '@help-center/late-start/patience';
import {findPlugin, rspackOf, type Changes} from '../../lib/bundler';
import {isContent} from '../packed-routes/encode';
import {readChunks} from '../packed-routes/tables';
import {digest, HashChunks, type NamedChunks} from './hashes';
import {HashStyles} from './styles';
import {changeFile, insertChunks, pageFile} from './pages';

/**
 * Names a shared chunk after the chunks that share it, so that the name is short and
 * the same in every build. If one of those has no name, the bundler's own long name is
 * kept, since two chunks with the same name would be merged.
 */
function sharedChunkName(
  _module: unknown,
  chunks: readonly {name?: string | null | undefined}[],
  group: string,
): string | undefined {
  const names = chunks.map(({name}) => name ?? '').sort();
  return names[0] === '' ? undefined : `${group}-${digest(names.join())}`;
}

/** Whether a chunk may be split. Workers may not, since they don't know the hashes of other files. */
const maySplit = (chunk: {canBeInitial(): boolean; hasRuntime(): boolean}): boolean =>
  !chunk.canBeInitial() && !chunk.hasRuntime();

/** Gives each chunk a name that changes only with its content; see the README. */
export default function chunkNamesPlugin({
  siteDir,
  generatedFilesDir,
  baseUrl,
}: LoadContext): Plugin {
  let named: NamedChunks | undefined;
  const folders: Readonly<Record<string, string>> = {
    '@site': siteDir,
    '@generated': generatedFilesDir,
  };
  const contentChunks = () =>
    new Map(
      Object.entries(readChunks(generatedFilesDir).modules)
        .filter(([, module]) => isContent(module))
        .map(([name, module]) => [
          name,
          path.normalize(module.replace(/^@\w+/, (alias) => folders[alias] ?? alias)),
        ]),
    );
  return {
    name: 'chunk-names',
    getClientModules: () => [path.join(__dirname, 'client', 'index.ts')],
    configureWebpack(config, isServer, utils) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      // The framework's table of file names for prefetching; see plugins/bundling/prefetch.
      const table = findPlugin(config.plugins, 'ChunkAssetPlugin');
      config.plugins = config.plugins?.filter((one) => one !== table);
      return {
        output: {chunkFilename: 'assets/js/[id].js', chunkLoadTimeout: PATIENCE},
        optimization: {
          chunkIds: 'named',
          splitChunks: {name: sharedChunkName, chunks: maySplit},
        },
        plugins: [
          new HashStyles(rspackOf(utils)),
          new HashChunks(rspackOf(utils), contentChunks, (chunks) => {
            named = chunks;
          }),
        ],
      } as unknown as Changes;
    },
    async postBuild({outDir, routesPaths}) {
      if (!named) {
        return;
      }
      const {code, hashes, main, chunksOf} = named;
      const {pages} = readChunks(generatedFilesDir);
      await Promise.all(
        routesPaths.map((address) => {
          const names = pages[address] ?? [];
          const ids = new Set(names.flatMap(chunksOf));
          const chunks = Array.from(ids, (id) => `${id}.${hashes[id]}`);
          return changeFile(pageFile(outDir, baseUrl, address), (html) =>
            insertChunks(html, baseUrl + main, [code, ...chunks]),
          );
        }),
      );
    },
  };
}
