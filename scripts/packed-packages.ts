/** The scripts of published packages as tsup writes them, for what counts the bytes of a host's bundle. */
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, type Metafile, type Plugin } from 'esbuild';
import { directCalls } from './direct-calls.ts';
import { styleIdentifiers } from './package-stylesheets.ts';
import { modulesOf } from './tsup-package.ts';

const workspace = fileURLToPath(new URL('../', import.meta.url));
const packed = join(workspace, '.portal/size');

/** A package's entry points with their sources, by the name that a host writes: `index` for the main one. */
export type EntryPoints = Record<string, string>;

interface Manifest {
  exports: Record<string, string | { 'portal-source'?: string }>;
  publishConfig?: { exports: Record<string, unknown> };
  sideEffects?: unknown;
}

/** Where the packed files of a package are, below {@link packPackage}. */
export function packedFolder(name: string): string {
  return join(packed, name);
}

export function unpackedFolder(name: string): string {
  return join(workspace, 'packages', name);
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
  return entryPointsOf(manifestOf(name));
}

function manifestOf(name: string): Manifest {
  return JSON.parse(readFileSync(join(unpackedFolder(name), 'package.json'), 'utf8'));
}

/** Bundles a package as it is published, with the other packages outside. */
export async function packPackage(name: string): Promise<Metafile> {
  const folder = unpackedFolder(name);
  const entryPoints = entryPointsOfPackage(name);
  const outdir = packedFolder(name);
  rmSync(outdir, { recursive: true, force: true });
  mkdirSync(outdir, { recursive: true });
  const { sideEffects } = manifestOf(name);
  writeFileSync(join(outdir, 'package.json'), JSON.stringify({ type: 'module', sideEffects }));
  symlinkSync(join(folder, 'node_modules'), join(outdir, 'node_modules'));
  const { metafile } = await build({
    entryPoints: { ...modulesOf(entryPoints, folder), ...entryPoints },
    absWorkingDir: folder,
    outdir,
    bundle: true,
    splitting: true,
    metafile: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    jsx: 'automatic',
    legalComments: 'none',
    logLevel: 'error',
    conditions: ['portal-source'],
    plugins: [withoutStyles, otherPackagesOutside, directCalls(), vanillaExtractPlugin(styleIdentifiers)],
  });
  return metafile;
}

export function removePacked(): void {
  rmSync(packed, { recursive: true, force: true });
}

const withoutStyles: Plugin = {
  name: 'without-styles',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.css(?:\?.*)?$/ }, () => ({ path: 'none', namespace: 'styles', sideEffects: false }));
    onLoad({ filter: /.*/, namespace: 'styles' }, () => ({ contents: '' }));
  },
};

const otherPackagesOutside: Plugin = {
  name: 'other-packages-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) => (kind === 'entry-point' ? null : { path, external: true }));
  },
};
