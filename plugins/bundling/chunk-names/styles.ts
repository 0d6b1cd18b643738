import type {Rspack} from '../../lib/bundler';
import {digest} from './hashes';

type Compiler = InstanceType<Rspack['Compiler']>;

/** Name of a style sheet that is loaded on demand, with the bundler's first hash of it. */
const STYLES = /\.([0-9a-f]{8})\.css$/;

/**
 * Gives style sheets a hash of their content before scripts are minified. The bundler replaces its
 * first hashes with such ones too, but afterwards, and with a cache they differ from those without:
 * the letters of a hash in the first script decide which short names the minifier prefers.
 */
export class HashStyles {
  constructor(private readonly rspack: Rspack) {}

  apply(compiler: Compiler): void {
    const {Compilation, sources} = this.rspack;
    compiler.hooks.thisCompilation.tap(HashStyles.name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1;
      compilation.hooks.processAssets.tap({name: HashStyles.name, stage}, () => {
        if (compilation.compiler !== compiler) {
          return;
        }
        const assets = compilation.getAssets();
        for (const {name, source} of assets) {
          const before = STYLES.exec(name)?.[1];
          if (before === undefined) {
            continue;
          }
          const after = digest(source.buffer());
          for (const script of assets.filter((one) => one.name.endsWith('.js'))) {
            const code = script.source.source().toString();
            if (code.includes(`"${before}"`)) {
              compilation.updateAsset(
                script.name,
                new sources.RawSource(code.replaceAll(`"${before}"`, `"${after}"`)),
              );
            }
          }
          compilation.renameAsset(name, name.replace(before, after));
          compilation.updateAsset(name.replace(before, after), source, {contenthash: after});
        }
      });
    });
  }
}
