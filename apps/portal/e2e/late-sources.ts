import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allLateImports } from '../../../scripts/late-imports.ts';

const workspace = fileURLToPath(new URL('../../../', import.meta.url));

/** What is given to `lazyComponent` by another function, rather than named beside it. */
const given = [
  'host/src/access-explainer/AccessExplainer.tsx',
  'host/src/access-explainer/staff-tools.ts',
  'host/src/admin/AdminArea.tsx',
  'host/src/settings/SettingsArea.tsx',
  'features-content/src/search/bar/LiveBarSearch.tsx',
];

/** The modules that components fetch late, as the manifest of the build calls them. */
export function lateSources(): string[] {
  const named = allLateImports()
    .filter(({ by }) => by === 'lazyComponent')
    .map(({ file, target }) => (target.startsWith('.') ? posix.join(dirname(file), target) : sourceOfDoor(target)));
  const all = new Set([...named, ...given.map((file) => `packages/${file}`)]);
  return [...all].map((file) => `../../${file}`).toSorted();
}

/** The module behind a door of one of our packages. */
function sourceOfDoor(specifier: string): string {
  const [, name = '', door = ''] = /^@portal\/([^/]+)(.*)$/.exec(specifier) ?? [];
  const folder = `packages/${name}`;
  const { exports }: { exports: Record<string, { 'portal-source'?: string }> } = JSON.parse(
    readFileSync(join(workspace, folder, 'package.json'), 'utf8'),
  );
  const source = exports[`.${door}`]?.['portal-source'];
  if (source === undefined) throw new Error(`${specifier} has no source that is fetched late`);
  return posix.join(folder, source);
}
