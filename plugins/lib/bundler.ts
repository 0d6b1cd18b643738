import type {Plugin} from '@docusaurus/types';

export type ConfigureWebpack = NonNullable<Plugin['configureWebpack']>;
export type BundlerConfig = Parameters<ConfigureWebpack>[0];
export type Changes = ReturnType<ConfigureWebpack>;

/** The bundler that Docusaurus really runs; its own types are those of another. */
export type Rspack = typeof import('@rspack/core');
type Compiler = InstanceType<Rspack['Compiler']>;

/** The bundler that Docusaurus hands to a plugin, by its true type. */
export const rspackOf = ({currentBundler}: Parameters<ConfigureWebpack>[2]): Rspack =>
  currentBundler.instance as unknown as Rspack;

export interface Replacement {
  /** The import as it is written in the framework. */
  request: RegExp;
  /** The folder of the importing module, if not any. */
  from?: RegExp;
  /** Absolute path of the module that takes the place. */
  by: string;
}

/**
 * Replaces a module of the framework.
 *
 * @throws during the build when nothing asks for the module: after an upgrade
 *   a replacement would otherwise be gone without a word
 */
export class ReplaceModule {
  constructor(
    private readonly rspack: Rspack,
    private readonly replacement: Replacement,
  ) {}

  apply(compiler: Compiler): void {
    const {request, from, by} = this.replacement;
    new this.rspack.NormalModuleReplacementPlugin(request, (resource) => {
      if (!from || from.test(resource.context)) {
        resource.request = by;
      }
    }).apply(compiler);
    compiler.hooks.compilation.tap(ReplaceModule.name, (compilation) => {
      // Not counted while replacing: modules from the cache on disk are not asked for again.
      compilation.hooks.finishModules.tap(ReplaceModule.name, (modules) => {
        if (compilation.compiler !== compiler) {
          return;
        }
        const found = Array.from(modules).some(
          (module) => (module as {resource?: string}).resource === by,
        );
        if (!found) {
          throw new Error(
            `${by} replaces nothing: expected an import of ${request}${from ? ` in ${from}` : ''}. Has Docusaurus been upgraded? See upstream/README.md`,
          );
        }
      });
    });
  }
}

/**
 * Finds one of the bundler's plugins by the name of its class.
 *
 * @throws when there is none
 */
export function findPlugin<T>(list: readonly T[] | undefined, name: string): T {
  const found = list?.find((one) => (one as object | undefined)?.constructor.name === name);
  if (!found) {
    throw new Error(
      `Expected the bundler to have a ${name}; it has ${list?.map((one) => (one as object | undefined)?.constructor.name).join(', ') ?? 'no plugins'}. Has Docusaurus been upgraded? See upstream/README.md`,
    );
  }
  return found;
}
