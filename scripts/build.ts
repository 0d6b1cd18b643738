import {renameSync, rmSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {defaultLocale, locales} from '../config/locales';
import {environment, root, run} from './process.mjs';

/**
 * Builds the languages in parallel, each in its own process; if one fails, the others are
 * stopped. With a language (`-- --locale en`), it runs Docusaurus' own command.
 */

/** Young generation of the heap in megabytes. Most objects of a build are short-lived, and a small space is collected too often. */
const YOUNG = 64;

/** Makes a stopped build fail. The framework would end it as if it were complete. */
const FAIL_IF_STOPPED =
  "data:text/javascript,['SIGINT','SIGTERM'].forEach(s=>process.on(s,()=>process.exit(1)))";

const env: NodeJS.ProcessEnv = {
  // Without a spare processor, render pages in the language's own process: worker threads
  // would each load and warm up the whole site again.
  ...(availableParallelism() < 2 * locales.length && {DOCUSAURUS_SSG_WORKER_THREAD_COUNT: '1'}),
  ...environment(),
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=${YOUNG} --import=${FAIL_IF_STOPPED}`,
};

/** Output folder of the other languages, since building the first one clears `build/`. */
const workshop = path.join(root, '.cache/languages');

async function buildAll(args: readonly string[]): Promise<number> {
  const others = locales.filter((locale) => locale !== defaultLocale);
  const ending = new AbortController();
  const build = async (locale: string, flags: readonly string[], extraEnv: NodeJS.ProcessEnv) => {
    const code = await run('docusaurus', ['build', '--locale', locale, ...flags, ...args], {
      env: {...env, ...extraEnv},
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
