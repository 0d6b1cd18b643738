import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import escape from 'escape-string-regexp';
import {kept, type Content} from '../sources/content';
import {dataFiles, followsSchema} from '../sources/dataFiles';
import type {Problem} from '../problem';

/**
 * Checks that every data file follows its schema, and that the files agree about the
 * releases. They are read, not imported, so that the check can report a broken file.
 */
export function data(content: Pick<Content, 'root' | 'cache'>): Problem[] {
  const {root} = content;
  const problems = dataFiles(root).flatMap(
    kept(content, 'data', followsSchema, ({schema}) => schema),
  );
  return problems.length > 0 ? problems : agreeing(root);
}

interface Releases {
  asOf: string;
  platforms: Record<
    string,
    {latest: string; beta?: {version: string}; releases: {version: string}[]}
  >;
}

/** What a release needs in the other files and pages, each as one sentence with its cause. */
function agreeing(root: string): Problem[] {
  const text = (file: string): string | null =>
    existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : null;
  const read = <Shape>(name: string) => JSON.parse(text(`data/${name}`) ?? 'null') as Shape | null;
  const releases = read<Releases>('releases.json');
  if (!releases) {
    return [];
  }
  const networks = read<{asOf: string; releases: string[]}>('ad-networks.json');
  const adapters = networks?.releases;
  const requirements = read<Record<string, {releases?: {version: string}[]}>>(
    'release-requirements.json',
  );
  const problems: Problem[] = [];
  const report = (file: string, rule: string, message: string): void => {
    if (!problems.some((problem) => problem.message === message)) {
      problems.push({file, line: 1, rule, message});
    }
  };
  if (networks && networks.asOf !== releases.asOf) {
    report(
      'data/ad-networks.json',
      'data-day',
      `ad-networks.json › asOf: ${networks.asOf} was found; ${releases.asOf}, that of releases.json, was expected`,
    );
  }
  const all = Object.values(releases.platforms).flatMap(({beta, releases: list}) => [
    ...(beta ? [beta] : []),
    ...list,
  ]);
  for (const version of adapters ?? []) {
    if (!all.some((known) => known.version === version)) {
      report(
        'data/releases.json',
        'data-platforms',
        `no platform has the release ${version}, whose adapters ad-networks.json lists`,
      );
    }
  }
  for (const [platform, {latest, releases: list}] of Object.entries(releases.platforms)) {
    const names = read<{version: string}>(`symbols/${platform}.json`);
    if (names && names.version !== latest) {
      report(
        `data/symbols/${platform}.json`,
        'data-symbols',
        `${platform}.json › version: ${names.version} was found; ${latest} was expected, and under "differences" what ${list[1]?.version} has other than it`,
      );
    }
    if (list[0]?.version !== latest) {
      report(
        'data/releases.json',
        'data-latest',
        `releases.json › ${platform} › latest: ${latest} was found; the first of the releases, ${list[0]?.version}, was expected`,
      );
      continue;
    }
    if (adapters && !adapters.includes(latest)) {
      report(
        'data/ad-networks.json',
        'data-adapters',
        `${latest} has no adapters in ad-networks.json`,
      );
    }
    const known = requirements?.[platform]?.releases;
    if (known && !known.some(({version}) => version === latest)) {
      report(
        'data/release-requirements.json',
        'data-requirements',
        `${platform} ${latest} has no requirements in release-requirements.json`,
      );
    }
    const guide = `docs/${platform}/upgrade-guide.mdx`;
    const step = new RegExp(`^## From \\S+ to ${escape(latest)} \\{/\\* #from-`, 'm');
    const steps = text(guide);
    if (steps !== null && !step.test(steps)) {
      const from = list[1]?.version ?? '';
      const id = `from-${from}-to-${latest}`.replaceAll('.', '-');
      report(
        guide,
        'data-upgrade',
        `no step leads to ${latest}; add ## From ${from} to ${latest} {/* #${id} */}`,
      );
    }
  }
  return problems;
}
