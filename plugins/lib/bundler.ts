import type {Plugin} from '@docusaurus/types';

export type ConfigureWebpack = NonNullable<Plugin['configureWebpack']>;
export type Changes = ReturnType<ConfigureWebpack>;

/** The bundler that Docusaurus runs; its own types describe another one. */
export type Rspack = typeof import('@rspack/core');
export type Compiler = InstanceType<Rspack['Compiler']>;

/** The bundler that Docusaurus passes to a plugin, with its actual type. */
export const rspackOf = ({currentBundler}: Parameters<ConfigureWebpack>[2]): Rspack =>
  currentBundler.instance as unknown as Rspack;

export interface Replacement {
  /** The import as written in the framework. */
  request: RegExp;
  /** Folder of the importing module; any if not set. */
  from?: RegExp;
  /** Absolute path of the replacement. */
  by: string;
}

/**
 * Replaces a module of the framework.
 *
 * @throws during the build when nothing imports the module, since a replacement
 *   could otherwise silently stop working after an upgrade
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
      // Checked here because modules from the disk cache are not resolved again.
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
