import { existsSync, globSync, readFileSync, realpathSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { packageNames } from './package-checks.ts';
import { publicAddress } from './published-from.ts';
import { workspace } from './workspace.ts';

interface Manifest {
  name: string;
  private?: boolean;
  description?: string;
  license?: string;
  keywords?: string[];
  engines?: { node?: string };
  files?: string[];
  repository?: { type: string; directory: string };
  dependencies?: Record<string, string>;
}

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

/** Whether this Node is in a range as packages write it: `>=20.19.0`, `^18.0.0 || >=20`. */
function isIn(range: string, node: readonly number[]): boolean {
  return range.split('||').some((part) => {
    const [, sign, ...numbers] = /^(>=|\^)?\s*(\d+)(?:\.(\d+))?(?:\.(\d+))?$/.exec(part.trim()) ?? [];
    if (numbers.length === 0) throw new Error(`${range} is read by nobody here`);
    const least = numbers.map((text) => Number(text || 0));
    const difference = node.map((number, at) => number - (least[at] ?? 0)).find((by) => by !== 0) ?? 0;
    return difference >= 0 && (sign === '>=' || node[0] === least[0]);
  });
}

/** What is installed with a package, by the folder in which it stands. */
function installedWith(folder: string, found = new Map<string, Manifest>()): ReadonlyMap<string, Manifest> {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (found.has(folder)) return found;
  found.set(folder, manifest);
  const isOfWorkspace = folder.startsWith(join(workspace, 'packages/'));
  const around = isOfWorkspace ? join(folder, 'node_modules') : folder.slice(0, -manifest.name.length);
  for (const name of Object.keys(manifest.dependencies ?? {})) installedWith(realpathSync(join(around, name)), found);
  return found;
}

// Its reader runs in browsers alone; docs/embedding.md says so.
const warnsOnNode20 = ['pdfjs-dist'];

test('a website on Node 20 installs the packages for it without a warning but for the one that the docs name', () => {
  // Tools of whoever builds a portal of their own.
  const forWebsites = packageNames.filter((name) => !['host', 'vite'].includes(name));
  const all = forWebsites.flatMap((name) => [...installedWith(join(workspace, 'packages', name)).values()]);
  expect(all.length).toBeGreaterThan(forWebsites.length);
  const refusing = all.filter(({ engines }) => engines?.node !== undefined && !isIn(engines.node, [20, 19, 0]));
  expect([...new Set(refusing.map(({ name }) => name))]).toEqual(warnsOnNode20);
  for (const name of warnsOnNode20) expect(read('docs/embedding.md')).toContain(`On Node 20 npm warns of \`${name}\``);
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
