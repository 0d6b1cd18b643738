import {printable} from '@help-center/text';
import type {AdType, Platform} from '../types';
import type {BuilderData} from './data';
import {defaultChoice, itemsOf} from './items';
import {adTypesOf, idsOf, type Choice} from './model';

/** A list in the address is written only when it differs from the default. */
function writeList(
  params: URLSearchParams,
  name: string,
  list: string[],
  standard: string[],
): void {
  const same = list.length === standard.length && standard.every((id) => list.includes(id));
  if (same) {
    params.delete(name);
  } else {
    params.set(name, list.length > 0 ? list.join(',') : 'none');
  }
}

function readList(
  params: URLSearchParams,
  name: string,
  standard: string[],
  possible: string[],
): {list: string[]; unknown: string[]} {
  if (!params.has(name)) {
    return {list: standard, unknown: []};
  }
  const asked = [
    ...new Set(
      params
        .getAll(name)
        .join(',')
        .split(',')
        .map((id) => id.trim().toLowerCase()),
    ),
  ].filter((id) => id && id !== 'none');
  return {
    list: possible.filter((id) => asked.includes(id)),
    unknown: asked.filter((id) => !possible.includes(id)).map((id) => printable(id.slice(0, 40))),
  };
}

/**
 * Writes a choice into a query string and keeps parameters of others.
 *
 * @param search - the present query string
 * @returns the new query string, empty or starting with `?`
 */
export function writeChoice(
  data: BuilderData,
  search: string,
  choice: Choice,
  platform: Platform,
  version: string,
): string {
  const params = new URLSearchParams(search);
  const standard = defaultChoice(data, platform, version);
  writeList(params, 'ads', choice.adTypes, standard.adTypes);
  writeList(params, 'networks', choice.networks, standard.networks);
  writeList(params, 'services', choice.services, standard.services);
  if (choice.admobAppId) {
    params.set('admob', choice.admobAppId);
  } else {
    params.delete('admob');
  }
  const text = params.toString().replaceAll('%2C', ',').replaceAll('%7E', '~');
  return text ? `?${text}` : '';
}

/**
 * Reads a choice from a query string. Whatever the address holds, the result is
 * a valid choice; ids that do not exist on this platform are reported.
 */
export function readChoice(
  data: BuilderData,
  search: string,
  platform: Platform,
  version: string,
): {choice: Choice; unknown: string[]} {
  const params = new URLSearchParams(search);
  const standard = defaultChoice(data, platform, version);
  const possible = idsOf(itemsOf(data, platform, version));
  const ads = readList(params, 'ads', standard.adTypes, adTypesOf(platform));
  const networks = readList(params, 'networks', standard.networks, possible.networks);
  const services = readList(params, 'services', standard.services, possible.services);
  return {
    choice: {
      adTypes: ads.list as AdType[],
      networks: networks.list,
      services: services.list,
      // Several ids stay side by side, so that the check finds them.
      admobAppId: [...new Set(params.getAll('admob').map((id) => id.trim()))]
        .join(' ')
        .trim()
        .slice(0, 80),
    },
    unknown: [...ads.unknown, ...networks.unknown, ...services.unknown],
  };
}
