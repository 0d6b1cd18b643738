import {renameSync, rmSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {defaultLocale, locales} from '../config/locales';
import {environment, root, run} from './process.mjs';

/**
 * Builds the site, each language in a process of its own, side by side; one that fails ends
 * the others. Where a language is named (`-- --locale en`), it is the framework's own command.
 */

/** Megabytes for what lives shortly: nearly all that a build makes does, and a small space is swept too often. */
const YOUNG = 64;

const env: NodeJS.ProcessEnv = {
  // Where no processor is left over, pages are rendered in the language's own process: threads
  // beside it load and warm up the whole site again.
  ...(availableParallelism() < 2 * locales.length && {DOCUSAURUS_SSG_WORKER_THREAD_COUNT: '1'}),
  ...environment(),
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=${YOUNG}`,
};

/** Where other languages are built: the first one clears the folder that all end up in. */
const workshop = path.join(root, '.cache/languages');

async function buildAll(args: readonly string[]): Promise<number> {
  const others = locales.filter((locale) => locale !== defaultLocale);
  const ending = new AbortController();
  const build = async (locale: string, flags: readonly string[], own: NodeJS.ProcessEnv) => {
    const code = await run('docusaurus', ['build', '--locale', locale, ...flags, ...args], {
      env: {...env, ...own},
      output: (text) => process.stdout.write(text),
      signal: ending.signal,
    });
    if (code !== 0) {
      ending.abort();
    }
    return code;
  };
  rmSync(workshop, {recursive: true, force: true});
  const codes = await Promise.all([
    build(defaultLocale, [], {}),
    ...others.map((locale) =>
      build(locale, ['--out-dir', path.join(workshop, locale)], {
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/languages/${locale}`,
      }),
    ),
  ]);
  const failed = codes.find((code) => code !== 0);
  if (failed === undefined) {
    others.forEach((locale) =>
      renameSync(path.join(workshop, locale, locale), path.join(root, 'build', locale)),
    );
  }
  return failed ?? 0;
}

const args = process.argv.slice(2);

void (
  args.includes('--locale') ? run('docusaurus', ['build', ...args], {env}) : buildAll(args)
).then((code) => {
  process.exitCode = code;
});
