import {fill} from '../index';
import {idsOf} from '../builder';
import {examine, inLocale, readApp, type Command} from '../check';
import {diffOf, type AppFiles} from '@help-center/build-files';
import {printable} from '@help-center/text';
import {platforms} from '../fits';
import {patchApp, type Left, type Patched, type PatchSite} from './index';

/** The sentence about something that is left to a person. */
export const leftSentence = ({words}: PatchSite, {kind, values}: Left, locale: string): string =>
  fill(inLocale(words.patch.left[kind], locale), values);

/** Why a project can't be patched, with the values for the sentence. */
export interface Refusal {
  why: 'wrongFolder' | 'nothing' | 'release' | 'networks' | 'noSdk' | 'noSdkRead';
  values: Readonly<Record<string, string>>;
  /** Files that may name the SDK, and couldn't be read. */
  unread?: readonly Left[];
}

/** Rules of the doctor whose findings a patch leaves in words of its own. */
const SAID: Readonly<Record<string, Left['kind']>> = {
  'unknown-artifact': 'unknown',
  'key-missing': 'key',
  'switched-off': 'loads',
};

/** What leaves a project as a whole undecided: what the doctor says then follows from it. */
const UNDECIDED: ReadonlySet<Left['kind']> = new Set([
  'computed',
  'newer',
  'older',
  'open',
  'package',
  'podfiles',
  'unlisted',
  'unread',
  'variable',
]);

/** What the doctor would still say of the build files after the patch. */
function stillWrong(
  site: PatchSite,
  app: AppFiles,
  {files, left}: Patched,
  locale: string,
): readonly Left[] {
  if (left.some(({kind}) => UNDECIDED.has(kind))) {
    return [];
  }
  const texts = new Map(files.map(({path: file, after}) => [file, after]));
  const {findings} = examine(
    site,
    {
      ...app,
      logs: [],
      unread: [],
      isCut: () => false,
      of: (kind) =>
        kind === 'app-ads'
          ? []
          : app.of(kind).map((file) => ({...file, text: texts.get(file.path) ?? file.text})),
    },
    locale,
  );
  return findings
    .filter(
      ({level, rule, file}) =>
        level !== 'info' &&
        !left.some((one) => one.file === file && one.kind === SAID[rule.replace(/^.*\//, '')]),
    )
    .map(({file, line, message, fix}) => ({kind: 'doctor', file, line, values: {message, fix}}));
}

/**
 * Patches the project in a folder; changes nothing in it.
 *
 * @param to - the target release; the latest by default
 * @param networks - ids, separated by commas
 * @param locale - of what the doctor says of the rest
 */
export function patchFolder(
  site: PatchSite,
  folder: string,
  to?: string,
  networks?: string,
  locale = 'en',
): Patched | Refusal {
  const release = to ?? (site.covered[0] as string);
  if (!site.covered.includes(release)) {
    return {why: 'release', values: {release, known: site.covered.join(', ')}};
  }
  const known = new Set(
    platforms.flatMap((platform) => idsOf(site.builder.itemsOf(platform, release)).networks),
  );
  const asked = networks === undefined ? [] : networks.split(',').map((id) => id.trim());
  const strange = asked.filter((id) => !known.has(id));
  if (strange.length > 0) {
    return {
      why: 'networks',
      values: {ids: strange.join(', '), known: [...known].sort().join(', ')},
    };
  }
  const app = readApp(folder, true);
  if (!app) {
    return {why: 'wrongFolder', values: {folder}};
  }
  if (app.count() + app.unread.length === 0) {
    return {why: 'nothing', values: {folder}};
  }
  const patched = patchApp(site, app, release, asked);
  const unread = app.unread.map(({path: file, why}): Left => ({
    kind: why === 'beyond' ? 'unlisted' : 'unread',
    file,
    line: null,
    values: {},
  }));
  if (!patched.isFound) {
    return {why: unread.length > 0 ? 'noSdkRead' : 'noSdk', values: {folder}, unread};
  }
  const left = [...patched.left, ...unread];
  return {...patched, left: [...left, ...stillWrong(site, app, {...patched, left}, locale)]};
}

/** The sentence of a refusal. */
export function refusalOf({words}: PatchSite, {why}: Refusal) {
  return why === 'wrongFolder' || why === 'nothing' ? words[why] : words.patch[why];
}

/** The command `patch`. */
export const patchCommand = (site: PatchSite): Command => ({
  usage: '<folder> [--to <release>] [--networks <ids>]',
  about: site.words.patch.about,
  atLeast: 1,
  atMost: 1,
  options: ['to', 'networks'],
  run: ({given: [folder = ''], options, json, locale, refuse}) => {
    const patched = patchFolder(site, folder, options.to, options.networks, locale);
    const told = (one: Left): string =>
      `${one.file}${one.line === null ? '' : `:${one.line}`}  ${leftSentence(site, one, locale)}`;
    if ('why' in patched) {
      for (const one of patched.unread ?? []) {
        console.error(printable(told(one)));
      }
      return refuse(refusalOf(site, patched), patched.values);
    }
    const {files, left, notes} = patched;
    if (json) {
      const messages = left.map((one) => ({...one, message: leftSentence(site, one, locale)}));
      console.log(JSON.stringify({version: 1, diff: diffOf(files), left: messages}, null, 2));
    } else {
      process.stdout.write(diffOf(files));
      for (const one of [...notes, ...left]) {
        console.error(printable(told(one)));
      }
    }
    return left.length > 0 ? 1 : 0;
  },
});
