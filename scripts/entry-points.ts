import { readFileSync } from 'node:fs';

/** A package's entry points with their sources, by the name that a host writes: `index` for the main one. */
type EntryPoints = Record<string, string>;

interface Manifest {
  exports: Record<string, string | { 'portal-source'?: string }>;
  publishConfig?: { exports: Record<string, unknown> };
}

/** The entry points that are published and have a source. */
export function entryPointsOf({ exports, publishConfig = { exports } }: Manifest): EntryPoints {
  const named = Object.entries(exports).flatMap(([entryPoint, target]) => {
    const source = typeof target === 'string' ? undefined : target['portal-source'];
    if (source === undefined || !(entryPoint in publishConfig.exports)) return [];
    return [[entryPoint === '.' ? 'index' : entryPoint.slice(2), source]];
  });
  return Object.fromEntries(named);
}

export function entryPointsOfPackage(name: string): EntryPoints {
  return entryPointsOf(JSON.parse(readFileSync(new URL(`../packages/${name}/package.json`, import.meta.url), 'utf8')));
}
