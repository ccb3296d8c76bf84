import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import type { Plugin } from 'esbuild';
import { defineConfig, type Options } from 'tsup';
import { directCalls } from './direct-calls.ts';
import { buildStylesheets, styleIdentifiers } from './package-stylesheets.ts';

interface PackageBuild {
  /** Entry points by the path of their output: `{ index: 'src/index.ts' }`. */
  entryPoints: Record<string, string>;
  /** Entry points that hold components or hooks, and say so to hosts that render on a server. */
  clientEntryPoints: readonly string[];
  hasStyles?: boolean;
  /** A host's styles are for a page of its own, and have no version for foreign pages. */
  ownsPage?: boolean;
  /** An entry point whose declarations the others name rather than repeat. */
  typesEntryPoint?: string;
}

/** The build of one published package: ESM and declarations per entry point, nothing bundled but the package itself, two stylesheets. */
export function packageBuild(build: PackageBuild): ReturnType<typeof defineConfig> {
  return defineConfig([scriptsOf(build), ...declarationsOf(build)]);
}

function scriptsOf({ entryPoints, clientEntryPoints, hasStyles = false, ownsPage = false }: PackageBuild): Options {
  const folder = process.cwd();
  return {
    ...shared,
    entry: { ...modulesOf(entryPoints, folder), ...entryPoints },
    sourcemap: true,
    esbuildPlugins: [directCalls(), ...(hasStyles ? [withoutStyles(), vanillaExtractPlugin(styleIdentifiers)] : [])],
    esbuildOptions(options) {
      options.conditions = ['portal-source'];
      options.jsx = 'automatic';
      options.legalComments = 'none';
    },
    async onSuccess() {
      for (const entryPoint of clientEntryPoints) await markAsClient(join(folder, 'dist', `${entryPoint}.js`));
      if (hasStyles) await buildStylesheets(folder, Object.values(entryPoints), ownsPage);
    },
  };
}

/** A file for each thing that an entry point exports, by the path of its output: a host's bundler then leaves out whole files, and what those import. */
export function modulesOf(entryPoints: Record<string, string>, folder: string): Record<string, string> {
  const sources = Object.values(entryPoints).flatMap((entryPoint) => exportedBy(entryPoint, folder));
  return Object.fromEntries(sources.map((source) => [source.replace(/^src\/|\.tsx?$/g, ''), source]));
}

/** With what stands in a namespace, each by itself. */
function exportedBy(module: string, folder: string): string[] {
  const exported = readFileSync(join(folder, module), 'utf8').matchAll(/^export (?!type)([^;]*?)from '(\.[^']+)';$/gm);
  return Array.from(exported).flatMap(([, what = '', source = '']) => {
    const path = join(dirname(module), source);
    return what.startsWith('* as ') ? [path, ...exportedBy(path, folder)] : [path];
  });
}

/** From those that the compiler has written of every source: tsup would have each package's sources compiled, and its siblings', by itself. */
function declarationsOf({ entryPoints, typesEntryPoint }: PackageBuild): Options[] {
  const folder = process.cwd();
  const workspace = join(folder, '../..');
  const written = (entryPoint: string) =>
    join(workspace, '.portal/declarations', relative(workspace, join(folder, entryPoint))).replace(/\.tsx?$/, '.d.ts');
  const declarations = (entry: Record<string, string>, named: RegExp[] = []): Options => ({
    ...shared,
    entry: Object.fromEntries(Object.entries(entry).map(([entryPoint, source]) => [entryPoint, written(source)])),
    external: [...shared.external, ...named],
    dts: { only: true, compilerOptions: { noEmit: false } },
  });
  if (typesEntryPoint === undefined) return [declarations(entryPoints)];
  const { [typesEntryPoint]: source = '', ...others } = entryPoints;
  const layer = typesEntryPoint.slice(0, typesEntryPoint.lastIndexOf('/'));
  return [declarations({ [typesEntryPoint]: source }), declarations(others, [new RegExp(`/${layer}/[^/]+$`)])];
}

const shared = {
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  silent: true,
  // Other packages; not the styles, whose paths begin with the folder's name.
  external: [/^(?!.*\.vanilla\.css)[^./]/],
} satisfies Options;

/** The scripts name classes only; what the classes look like is in the stylesheets. */
function withoutStyles(): Plugin {
  return {
    name: 'without-styles',
    setup(build) {
      build.onResolve({ filter: /\.css(?:\?.*)?$/ }, () => ({
        path: 'none',
        namespace: 'without-styles',
        sideEffects: false,
      }));
      build.onLoad({ filter: /.*/, namespace: 'without-styles' }, () => ({ contents: '', loader: 'js' }));
    },
  };
}

/** The bundler drops the directives of the modules it joins. On the same line, as the source map counts lines. */
async function markAsClient(file: string): Promise<void> {
  await writeFile(file, `'use client';${await readFile(file, 'utf8')}`);
}
