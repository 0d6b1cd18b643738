import {existsSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {defaultLocale, locales} from '../config/locales';
import {onlyOne} from './only-one';
import {endWith, environment, root, run, STAMP} from './process.mjs';

/**
 * Builds the languages in parallel, each in its own process; if one fails, the others are
 * stopped. With a language (`-- --locale en`), it builds that one. A build takes the place of
 * the last one when it is whole, and of two builds at once the second waits.
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
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=${YOUNG} --import=${FAIL_IF_STOPPED} --import=${endWith(process.pid)}`,
};

/** Where the languages are built, each in a folder of its own. */
const workshop = path.join(root, '.cache/languages');
const build = path.join(root, 'build');
/** The build that is replaced, until the new one is in its place. */
const last = path.join(workshop, 'last');

/** Puts a whole build in the place of the last one. */
function publish(made: string): void {
  writeFileSync(path.join(made, path.basename(STAMP)), '');
  if (existsSync(build)) {
    renameSync(build, last);
  }
  renameSync(made, build);
  rmSync(workshop, {recursive: true, force: true});
}

async function buildAll(args: readonly string[]): Promise<number> {
  const at = args.indexOf('--locale');
  const chosen = at === -1 ? locales : args.slice(at + 1, at + 2);
  const ending = new AbortController();
  const make = async (locale: string) => {
    const flags = ['--locale', locale, '--out-dir', path.join(workshop, locale)];
    const code = await run('docusaurus', ['build', ...args, ...flags], {
      env: {
        ...env,
        ...(locale !== defaultLocale && {
          DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/languages/${locale}`,
        }),
      },
      output: (text) => process.stdout.write(text),
      signal: ending.signal,
    });
    if (code !== 0) {
      ending.abort();
    }
    return code;
  };
  // Whoever was stopped between two names has left the last build here.
  if (existsSync(last) && !existsSync(build)) {
    renameSync(last, build);
  }
  rmSync(workshop, {recursive: true, force: true});
  const codes = await Promise.all(chosen.map(make));
  const failed = codes.find((code) => code !== 0);
  if (failed === undefined) {
    const [first = defaultLocale, ...others] = chosen;
    const made = path.join(workshop, first);
    others.forEach((locale) =>
      renameSync(path.join(workshop, locale, locale), path.join(made, locale)),
    );
    publish(made);
  } else {
    // What is half done may be what has filled the disk.
    rmSync(workshop, {recursive: true, force: true});
  }
  return failed ?? 0;
}

const args = process.argv.slice(2);

void onlyOne(path.join(root, '.cache/build.lock'), () => buildAll(args))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  })
  .then((code) => {
    process.exitCode = code;
    if (code !== 0 && existsSync(path.join(root, STAMP))) {
      console.error('The build wasn’t finished: build/ is still the last one that was.');
    }
  });
