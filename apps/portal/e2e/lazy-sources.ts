import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allDynamicImports } from '../../../scripts/dynamic-imports.ts';

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
export function lazySources(): string[] {
  const named = allDynamicImports()
    .filter(({ by }) => by === 'lazyComponent')
    .map(({ file, target }) =>
      target.startsWith('.') ? posix.join(dirname(file), target) : sourceOfEntryPoint(target),
    );
  const all = new Set([...named, ...given.map((file) => `packages/${file}`)]);
  return [...all].map((file) => `../../${file}`).toSorted();
}

/** The module behind an entry point of one of our packages. */
function sourceOfEntryPoint(specifier: string): string {
  const [, name = '', entryPoint = ''] = /^@portal\/([^/]+)(.*)$/.exec(specifier) ?? [];
  const folder = `packages/${name}`;
  const { exports }: { exports: Record<string, { 'portal-source'?: string }> } = JSON.parse(
    readFileSync(join(workspace, folder, 'package.json'), 'utf8'),
  );
  const source = exports[`.${entryPoint}`]?.['portal-source'];
  if (source === undefined) throw new Error(`${specifier} has no source that is fetched late`);
  return posix.join(folder, source);
}
