import type {Options} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {afterEach, expect, it, vi} from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** Options of preset-classic, which brings the official plugin, in a given environment. */
async function presetOptions(containerId: string): Promise<Options> {
  vi.stubEnv('GTM_CONTAINER_ID', containerId);
  const {default: config} = (await import('../../docusaurus.config')) as {default: Config};
  const [preset] = config.presets as [string, Options][];
  return preset![1];
}

it('loads the container that is set', async () => {
  expect((await presetOptions('GTM-ABC1234')).googleTagManager).toEqual({
    containerId: 'GTM-ABC1234',
  });
});

it('leaves the tag manager out when none is set', async () => {
  expect((await presetOptions('')).googleTagManager).toBeUndefined();
});

it('stops on a malformed container id', async () => {
  await expect(presetOptions('UA-12345')).rejects.toThrow(/GTM_CONTAINER_ID.*GTM-ABC1234/s);
});
