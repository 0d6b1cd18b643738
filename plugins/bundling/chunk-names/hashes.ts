import {createHash} from 'node:crypto';
import type {Compiler, Rspack} from '../../lib/bundler';

type Compilation = InstanceType<Rspack['Compilation']>;
type Chunk = Parameters<Compilation['chunkGraph']['getChunkModules']>[0];

/** Eight-digit digest of a content. */
export const digest = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);

/** Files of the chunks that pages load on demand. */
export interface NamedChunks {
  /** Digest of everything but the pages' own content; see the README. */
  code: string;
  /**
   * Content hash of each chunk by its id; empty for a chunk that every page starts with or that has
   * no script. For a page's content, a tilde and the module's id follow.
   */
  hashes: Record<string, string>;
  /** The entry script, relative to the base URL. */
  main: string;
  /** Ids of the chunks in a named chunk's group. */
  chunksOf(name: string): string[];
}

/** Ids of the chunks in a named chunk's group. */
const groupChunks = ({namedChunkGroups}: Compilation, name = ''): string[] =>
  namedChunkGroups.get(name)?.chunks.map(({id}) => String(id)) ?? [];

/**
 * The id of the page's module in its chunk.
 *
 * @throws when the chunk doesn't contain the module it is named after
 */
function moduleIn({chunkGraph}: Compilation, chunk: Chunk, file: string): string | number {
  const module = chunkGraph.getChunkModules(chunk).find((one) => one.nameForCondition() === file);
  const id = module && chunkGraph.getModuleId(module);
  if (id === undefined || id === null) {
    throw new Error(`Expected the chunk ${chunk.name} to hold ${file}.`);
  }
  return id;
}

function nameFiles(
  compilation: Compilation,
  contentChunks: ReadonlyMap<string, string>,
): NamedChunks {
  const hashes: NamedChunks['hashes'] = {};
  const code: string[] = [];
  for (const chunk of compilation.chunks) {
    const id = String(chunk.id);
    hashes[id] = '';
    if (!chunk.canBeInitial()) {
      for (const file of [...chunk.files].filter((one) => one.endsWith('.js'))) {
        const asset = compilation.getAsset(file);
        if (!asset || file !== `assets/js/${id}.js`) {
          throw new Error(`Expected the chunk ${id} to be assets/js/${id}.js, found ${file}.`);
        }
        if (chunk.hasRuntime() && chunk.getAllReferencedChunks().length > 1) {
          throw new Error(
            `Expected the worker ${id} to be one file: it could not find others by their hashes.`,
          );
        }
        hashes[id] = digest(asset.source.buffer());
        compilation.renameAsset(file, `assets/js/${id}.${hashes[id]}.js`);
      }
    }
    const content = contentChunks.get(chunk.name ?? '');
    if (content === undefined) {
      code.push(...chunk.files);
    } else {
      // The page loads only this chunk.
      const others = groupChunks(compilation, chunk.name).filter((other) => other !== id);
      if (others.length > 0) {
        throw new Error(`Expected ${content} to be one chunk, found ${others.join()} too.`);
      }
      hashes[id] += `~${moduleIn(compilation, chunk, content)}`;
    }
  }
  const [lost] = [...contentChunks].find(([name]) => !compilation.namedChunks.get(name)) ?? [];
  if (lost !== undefined) {
    throw new Error(`Expected a chunk for ${contentChunks.get(lost)}.`);
  }
  const main = compilation.entrypoints
    .get('main')
    ?.getFiles()
    .find((file) => /\/main\.\w+\.js$/.test(file));
  if (!main) {
    throw new Error('Expected the bundler to write an entry named main.');
  }
  return {
    code: digest(code.sort().join()),
    hashes,
    main,
    chunksOf: (name) => groupChunks(compilation, name),
  };
}

/**
 * Adds a content hash to each chunk's file name after the bundler is done. With the
 * bundler's own hashes in the names, the entry script would have to list all of them,
 * one for each page.
 */
export class HashChunks {
  /**
   * @param contentChunks - chunks that contain only a page's content or data: file by chunk name
   * @param done - called with the names
   */
  constructor(
    private readonly rspack: Rspack,
    private readonly contentChunks: () => ReadonlyMap<string, string>,
    private readonly done: (chunks: NamedChunks) => void,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(HashChunks.name, (compilation) => {
      // After minification and the bundler's own hashes.
      const stage = this.rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tap({name: HashChunks.name, stage}, () => {
        if (compilation.compiler !== compiler) {
          return;
        }
        const chunks = nameFiles(compilation, this.contentChunks());
        const sorted = Object.fromEntries(
          Object.entries(chunks.hashes).sort(([a], [b]) => (a < b ? -1 : 1)),
        );
        compilation.emitAsset(
          `assets/chunks.${chunks.code}.json`,
          new this.rspack.sources.RawSource(JSON.stringify(sorted)),
        );
        this.done(chunks);
      });
    });
  }
}
