import {existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Prepares `packages/sdk-doctor` for `npm pack`: the bundled files, types, and a
 * description and a README for people without this repository. `--restore` puts
 * the workspace's own back.
 */

const root = path.resolve(__dirname, '..');
const folder = path.join(root, 'packages/sdk-doctor');
const kept = path.join(folder, '.packing');
const OWN = ['package.json', 'README.md'];
const MADE = ['doctor.mjs', 'index.mjs', 'index.d.ts'];

function restore(): void {
  if (existsSync(kept)) {
    OWN.forEach((file) => renameSync(path.join(kept, file), path.join(folder, file)));
    rmSync(kept, {recursive: true});
  }
  MADE.forEach((file) => rmSync(path.join(folder, file), {force: true}));
}

async function prepare(): Promise<void> {
  // Read here: in between, the folder is not a package of the workspace.
  const [{default: ts}, {bundle}, {provider}, {placeOf}] = await Promise.all([
    import('typescript'),
    import('@help-center/sdk-doctor/bundle'),
    import('../config/provider'),
    import('../plugins/doctor'),
  ]);
  const write = (file: string, text: string): void => writeFileSync(path.join(folder, file), text);
  const place = placeOf(root, provider.siteUrl + provider.baseUrl);
  const [doctor, api] = await Promise.all([bundle(place), bundle(place, 'api')]);
  const source = readFileSync(path.join(folder, 'src/api.ts'), 'utf8');
  const {name, version} = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as Record<string, string>;
  const manifest = {
    name,
    version,
    description: 'Checks, upgrades and inspects apps that use the Appodeal SDK',
    license: 'UNLICENSED',
    homepage: place.address,
    type: 'module',
    bin: {'sdk-doctor': 'doctor.mjs'},
    exports: {'.': {types: './index.d.ts', default: './index.mjs'}},
    files: MADE,
    engines: {node: '>=20'},
  };
  mkdirSync(kept);
  OWN.forEach((file) => renameSync(path.join(folder, file), path.join(kept, file)));
  write('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
  write('README.md', readFileSync(path.join(folder, 'src/README.npm.md'), 'utf8'));
  write('doctor.mjs', doctor);
  write('index.mjs', api);
  write(
    'index.d.ts',
    ts.transpileDeclaration(source, {compilerOptions: {stripInternal: true}}).outputText,
  );
}

restore();
if (!process.argv.includes('--restore')) {
  void prepare();
}
