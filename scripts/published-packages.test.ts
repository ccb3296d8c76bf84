import { existsSync, globSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { packageNames } from './package-checks.ts';
import { publicAddress } from './published-from.ts';

interface Manifest {
  name: string;
  private?: boolean;
  description?: string;
  license?: string;
  keywords?: string[];
  engines?: { node?: string };
  files?: string[];
  repository?: { type: string; directory: string };
}

const workspace = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string) => readFileSync(workspace + path, 'utf8');
const manifestOf = (name: string): Manifest => JSON.parse(read(`packages/${name}/package.json`));

test('every package that is not private is built, checked and published with the others', () => {
  const folders = globSync('packages/*/package.json', { cwd: workspace }).map((file) => file.split('/')[1] ?? '');
  const published = folders.filter((name) => manifestOf(name).private !== true);
  expect(published.toSorted()).toEqual(packageNames.toSorted());
  const { fixed } = JSON.parse(read('.changeset/config.json')) as { fixed: string[][] };
  for (const name of published)
    expect(fixed.flat().some((pattern) => matchesGlob(manifestOf(name).name, pattern))).toBe(true);
});

test.each(packageNames)('%s says what it is, where it is from and what it runs on', (name) => {
  const manifest = manifestOf(name);
  expect(manifest).toMatchObject({
    description: expect.stringMatching(/\.$/),
    license: 'MIT',
    keywords: expect.arrayContaining(['member-portal']),
    engines: { node: expect.stringMatching(/^>=2\d/) },
    files: expect.arrayContaining(['dist', 'CHANGELOG.md']),
    repository: { type: 'git', directory: `packages/${name}` },
  });
  expect(read(`packages/${name}/README.md`)).toContain(`# ${manifest.name}\n`);
  expect(existsSync(`${workspace}LICENSE`)).toBe(true);
});

test.each([
  ['https://git.example.org/portal/web.git', 'git+https://git.example.org/portal/web.git'],
  ['https://someone:secret@git.example.org/portal/web', 'git+https://git.example.org/portal/web.git'],
  ['git@git.example.org:portal/web.git', 'git+https://git.example.org/portal/web.git'],
  ['ssh://git@git.example.org:2222/portal/web.git', 'git+https://git.example.org/portal/web.git'],
  ['file:///srv/portal.git', null],
  ['/srv/portal', null],
  ['', null],
])('the sources of remote %s are read at %s', (remote, address) => {
  expect(publicAddress(remote)).toBe(address);
});
