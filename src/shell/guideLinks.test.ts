import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {describe, expect, it} from 'vitest';
import {guideLinks} from './guideLinks';

function version(label: string, path: string, ids: string[]): GlobalVersion {
  return {
    name: label,
    label,
    path,
    isLast: false,
    mainDocId: ids[0] ?? '',
    docs: ids.map((id) => ({id, path: `${path}/${id}`, sidebar: 'docs'})),
    draftIds: [],
  };
}

describe('guideLinks', () => {
  const guides = [
    {pluginId: 'default', label: 'Android SDK'},
    {pluginId: 'ios', label: 'iOS SDK'},
  ];

  it('links every version of every guide that is built', () => {
    const docs = {
      default: {
        versions: [
          version('3.7.0', '/ru/android', ['get-started', 'changelog']),
          version('3.6.0', '/ru/android/3.6.0', ['get-started', 'changelog']),
        ],
      },
    };
    const latest = {label: 'Android SDK 3.7.0', to: '/ru/android/get-started'};
    const archived = {label: 'Android SDK 3.6.0', to: '/ru/android/3.6.0/get-started'};
    expect(guideLinks(guides, docs)).toMatchObject([latest, archived]);
  });

  it('enters a version by its main page', () => {
    const docs = {ios: {versions: [version('3.7.0', '/ios', ['intro', 'changelog'])]}};
    expect(guideLinks(guides, docs)).toMatchObject([{label: 'iOS SDK 3.7.0', to: '/ios/intro'}]);
  });

  it('leaves out a version without pages', () => {
    expect(guideLinks(guides, {ios: {versions: [version('3.7.0', '/ios', [])]}})).toEqual([]);
  });
});
