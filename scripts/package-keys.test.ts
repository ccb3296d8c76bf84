import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { packageNames } from './package-checks.ts';
import { hashOfFolder, packageKeys } from './package-keys.ts';
import { workspace } from './workspace.ts';

let folder: string;
const write = (name: string, text: string) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
};
const manifest = (name: string, more: object = {}) => JSON.stringify({ name: `@portal/${name}`, ...more });
const workspaceOf = (name: string) => ({ [`@portal/${name}`]: 'workspace:*' });

/** `host` reads `ui` by way of `feature`, and `profiles` for its build; `api` reads nothing. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-keys-'));
  write('pnpm-lock.yaml', 'one');
  write('package.json', '{}');
  write('tsconfig.json', '{}');
  write('scripts/tsup-package.ts', 'one');
  write('packages/ui/package.json', manifest('ui'));
  write('packages/ui/src/Button.tsx', 'one');
  write('packages/ui/tsup.config.ts', 'one');
  write('packages/feature/package.json', manifest('feature', { peerDependencies: workspaceOf('ui') }));
  write('packages/feature/src/index.ts', 'one');
  const ofHost = { dependencies: workspaceOf('feature'), devDependencies: workspaceOf('profiles') };
  write('packages/host/package.json', manifest('host', ofHost));
  write('packages/host/src/index.ts', 'one');
  write('packages/api/package.json', manifest('api'));
  write('packages/api/src/index.ts', 'one');
  write('profiles/package.json', manifest('profiles'));
  write('profiles/index.ts', 'one');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const all = ['api', 'feature', 'host', 'profiles', 'ui'];

test.each<[string, string[], () => void]>([
  ['a source', ['feature', 'host', 'ui'], () => write('packages/ui/src/Button.tsx', 'two')],
  ['a new source', ['feature', 'host'], () => write('packages/feature/src/new.ts', 'one')],
  ['a source that is gone', ['feature', 'host', 'ui'], () => rmSync(join(folder, 'packages/ui/src/Button.tsx'))],
  [
    'a source that has another name',
    ['api'],
    () => {
      rmSync(join(folder, 'packages/api/src/index.ts'));
      write('packages/api/src/other.ts', 'one');
    },
  ],
  ['a source that no other package reads', ['host'], () => write('packages/host/src/index.ts', 'two')],
  ['a source of the profiles', ['host', 'profiles'], () => write('profiles/index.ts', 'two')],
  ['a font', ['feature', 'host', 'ui'], () => write('packages/ui/src/fonts/Sans.woff2', 'one')],
  ['how a package is built', ['feature', 'host', 'ui'], () => write('packages/ui/tsup.config.ts', 'two')],
  ['the manifest', ['api'], () => write('packages/api/package.json', manifest('api', { sideEffects: false }))],
  [
    'what it reads',
    ['api'],
    () => write('packages/api/package.json', manifest('api', { dependencies: workspaceOf('ui') })),
  ],
  ['the lock file', all, () => write('pnpm-lock.yaml', 'two')],
  ['the settings of the compiler', all, () => write('tsconfig.json', '{ "compilerOptions": {} }')],
  ['other settings of the compiler', all, () => write('tsconfig.declarations.json', '{}')],
  ['the workspace', all, () => write('package.json', '{ "type": "module" }')],
  ['a script that builds', all, () => write('scripts/tsup-package.ts', 'two')],
  ['declarations for all', all, () => write('packages/ui/svg.d.ts', 'one')],
  ['a test', [], () => write('packages/ui/src/Button.test.tsx', 'one')],
  ['a story', [], () => write('packages/ui/src/Button.stories.tsx', 'one')],
  ['words', [], () => write('packages/ui/README.md', 'one')],
  ['what was built', [], () => write('packages/ui/dist/index.js', 'one')],
  ['what was installed', [], () => write('packages/ui/node_modules/react/index.js', 'one')],
])('%s makes a difference to %j', (_, different, change) => {
  const before = packageKeys(folder);
  change();
  const now = packageKeys(folder);
  expect([...now.keys()].filter((name) => now.get(name) !== before.get(name)).toSorted()).toEqual(different);
});

test('a key is the same wherever the workspace is, and each package has its own', () => {
  const keys = packageKeys(folder);
  expect(packageKeys(`${folder}/`)).toEqual(keys);
  expect(new Set(keys.values()).size).toBe(all.length);
});

test('each published package has a key', () => {
  const keys = packageKeys(workspace);
  expect(packageNames.filter((name) => !keys.has(name))).toEqual([]);
});

test.each<[string, boolean, () => void]>([
  ['nothing', false, () => undefined],
  ['a changed file', true, () => write('built/index.js', 'two')],
  ['a file that is gone', true, () => rmSync(join(folder, 'built/index.js'))],
  ['a file more', true, () => write('built/node_modules/more.md', 'one')],
])('%s makes a difference to what was built: %s', (_, isDifferent, change) => {
  write('built/index.js', 'one');
  write('built/index.d.ts', 'one');
  const before = hashOfFolder(join(folder, 'built'));
  change();
  expect(hashOfFolder(join(folder, 'built')) !== before).toBe(isDifferent);
});
