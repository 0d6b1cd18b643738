import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const root = path.dirname(__dirname);
const lines = (file: string): string[] =>
  readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
const dockerfile = lines('host/Dockerfile');

it('installs the packages of all workspaces: their manifests are there before', () => {
  const {workspaces} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  expect(workspaces).toEqual(['packages/*']);
  expect(readdirSync(path.join(root, 'packages')).length).toBeGreaterThan(0);
  const install = dockerfile.findIndex((line) => line.startsWith('RUN npm ci'));
  expect(dockerfile.slice(0, install)).toContain('COPY packages packages');
});

it('takes nothing into the image that Git leaves out', () => {
  const ignored = lines('host/Dockerfile.dockerignore');
  expect(ignored).toContain('.git');
  // Docker's patterns begin at the root, those of Git with one name match anywhere.
  for (const name of lines('.gitignore')) {
    expect(ignored.includes(name) || ignored.includes(`**/${name}`), name).toBe(true);
  }
  expect(ignored).toContain('**/node_modules');
});

it('takes every variable of a build as an argument', () => {
  const args = dockerfile.flatMap((line) => /^ARG (.*)/.exec(line)?.[1]?.split(' ') ?? []);
  const named = lines('host/README.md')
    .flatMap((line) => /^\| (`[A-Z].*?)\s*\|/.exec(line)?.[1]?.match(/[A-Z_]{3,}/g) ?? [])
    .filter((name) => name !== 'ALGOLIA_ADMIN_API_KEY');
  expect(named.length).toBeGreaterThan(10);
  expect(args).toEqual(expect.arrayContaining(named));
});
