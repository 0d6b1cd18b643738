import {LOCKED} from '@help-center/build-files';
import {rootOf} from '@help-center/build-files/versions';
import {isCompanionPod, isOwnPod} from '@help-center/sdk-data/ours';
import {
  cut,
  figuresFrom,
  hasAny,
  releaseIn,
  unlessEmpty,
  type Draft,
  type Note,
  type Source,
} from './draft';

/** The SDK release of Appodeal pods; the core first, since later adapters follow the network's version. */
function sdkOf(sdkPods: Readonly<Record<string, string>>): string | undefined {
  const adapter = Object.keys(sdkPods).find((name) => name.startsWith('APD'));
  return releaseIn(
    (sdkPods.Appodeal ?? (adapter && sdkPods[adapter]) ?? '').replace(/^[=~>\s]{1,10}/, ''),
  );
}

const podsDraft = (
  source: Source,
  sdkPods: Record<string, string>,
  pods: Record<string, string>,
): Draft => ({
  source,
  platform: 'ios',
  sdk: sdkOf(sdkPods),
  sdkPods,
  pods,
  isWhole: Object.keys(sdkPods).some((name) => name !== 'Appodeal'),
});

const POD_LINE =
  /^(\s*)(\S[^(\n]{0,200}?)(?: \(([^()\n]{1,300})\))?(?: was resolved to ([^,\s]{1,64}), which depends on)?\s*$/;

/** A CocoaPods conflict: which pods require which versions of a pod. */
export function podsError(text: string): Draft[] {
  const mark = 'could not find compatible versions for pod';
  const starts = [...text.matchAll(new RegExp(`${mark} "([^"\\n]{1,200})"`, 'g'))].slice(0, 100);
  if (starts.length === 0) {
    return [];
  }
  const sdkPods: Record<string, string> = {};
  const pods: Record<string, string> = {};
  const locked: Record<string, string> = {};
  const notes: Note[] = [];
  starts.forEach((start, index) => {
    const pod = start[1] as string;
    const end = Math.min(starts[index + 1]?.index ?? text.length, start.index + 20_000);
    const chain: {indent: number; name: string}[] = [];
    let isSnapshot = false;
    for (const raw of text.slice(start.index, end).split('\n').slice(1)) {
      // Logs prefix lines with a step's name, emails with a quote mark.
      const line = raw.replace(/^(?:\s{0,20}\[[\w ]{1,40}\] ?|> ?)/, '').replace(/\r$/, '');
      if (
        /Specs satisfying the `.{1,500}?` dependency were found, but they required a higher/.test(
          line,
        )
      ) {
        notes.push({kind: 'higher-target', names: [pod]});
      }
      if (/^\s*In (?:snapshot|Podfile)/.test(line)) {
        isSnapshot = line.includes('snapshot');
        chain.length = 0;
        continue;
      }
      const [, space = '', name = '', requirement, resolved] = POD_LINE.exec(line) ?? [];
      if (!name || space.length < 4 || /\s/.test(name)) {
        continue;
      }
      while ((chain.at(-1)?.indent ?? -1) >= space.length) {
        chain.pop();
      }
      const asked = requirement && !requirement.startsWith('from ') ? requirement : undefined;
      if (isOwnPod(name)) {
        sdkPods[name] ??= resolved ?? asked ?? '';
      } else if (asked && rootOf(name) === rootOf(pod) && !chain.some((by) => isOwnPod(by.name))) {
        const list = isSnapshot ? locked : pods;
        list[name] = list[name] && list[name] !== asked ? `${list[name]}, ${asked}` : asked;
      }
      chain.push({indent: space.length, name});
    }
  });
  // “pod update” can change locked versions, but not requirements.
  const draft = podsDraft('pods-error', sdkPods, hasAny(pods) ? pods : locked);
  return [{...draft, isWhole: false, notes}];
}

const NEEDED = /^ {4}- "?([^\s"(]{1,200})/;

/** Installed pods; third-party ones only if something other than the SDK requires them. */
export function podfileLock(text: string): Draft[] {
  const start = /^PODS:\r?$/m.exec(text);
  const sections = start ? text.slice(start.index).split(/^(?=[A-Z][A-Z ]{2,40}:)/m) : [];
  const linesOf = (heading: string): string[] =>
    sections
      .filter((section) => section.startsWith(`${heading}:`))
      .flatMap((section) => section.split(/\r?\n/, 60_000));
  const versions = new Map<string, string>();
  const needs = new Map<string, string[]>();
  let current = '';
  for (const line of linesOf('PODS')) {
    const [, name, version] = LOCKED.exec(line) ?? [];
    const needed = NEEDED.exec(line)?.[1];
    if (name && version) {
      current = name;
      versions.set(name, version);
    } else if (needed && current) {
      needs.set(current, [...(needs.get(current) ?? []), needed]);
    }
  }
  if (versions.size === 0) {
    return [];
  }
  const direct = linesOf('DEPENDENCIES').flatMap((line) => LOCKED.exec(line)?.[1] ?? []);
  const isCut = !/^COCOAPODS:/m.test(text);
  const inner = new Set([...needs.values()].flat());
  const outer =
    direct.length > 0 ? direct : [...versions.keys()].filter((name) => !inner.has(name));
  const asked = new Set(outer.filter((name) => !isCompanionPod(name)));
  // A set goes on with what is added meanwhile.
  for (const name of asked) {
    const others = needs.get(name) ?? [];
    others.filter((other) => !isCompanionPod(other)).forEach((other) => asked.add(other));
  }
  const sdkPods: Record<string, string> = {};
  const pods: Record<string, string> = {};
  for (const [name, version] of versions) {
    if (isOwnPod(name)) {
      sdkPods[name] = version;
    } else if (asked.has(name)) {
      pods[name] = version;
    }
  }
  const draft = podsDraft('podfile-lock', sdkPods, pods);
  return [isCut ? {...draft, isWhole: false, notes: [cut('Podfile.lock')]} : draft];
}

const POD =
  /^[^#\n]{0,200}?\bpod[ \t]{0,20}\(?[ \t]{0,20}["']([^"'\n]{1,200})["'](?:[ \t]{0,20},[ \t]{0,20}["']([^"'\n]{1,100})["'])?/gm;

/** The pods that a Podfile asks for. */
export function podfile(text: string): Draft[] {
  if (!/\bpod[ (]{1,20}["']/.test(text) && !/\bplatform[ (]{1,20}:ios/.test(text)) {
    return [];
  }
  const sdkPods: Record<string, string> = {};
  const pods: Record<string, string> = {};
  for (const [, name = '', requirement] of text.matchAll(POD)) {
    if (isOwnPod(name)) {
      sdkPods[name] = requirement ?? '';
    } else if (requirement) {
      pods[name] = requirement;
    }
  }
  const figures = figuresFrom(
    [['ios', /\bplatform[ (]{1,20}:ios[ \t]{0,20},[ \t]{0,20}["']?(\d[\d.]{0,20})/]],
    text,
  );
  return unlessEmpty({...podsDraft('podfile', sdkPods, pods), figures});
}
