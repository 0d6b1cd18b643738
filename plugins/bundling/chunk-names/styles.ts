import type {Compiler, Rspack} from '../../lib/bundler';
import {digest} from './hashes';

/** Name of a style sheet that is loaded on demand, with the hash the bundler first gives it. */
const STYLES = /\.([0-9a-f]{8})\.css$/;

/**
 * Replaces the hash in the names of style sheets with one of their content before scripts are
 * minified. The bundler does the same, but after minification, and its first hashes differ with
 * and without a cache. Since the minifier picks short names by letter frequency, the hashes in
 * the entry script would change its output.
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
