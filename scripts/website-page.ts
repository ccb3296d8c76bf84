/** A page of another website, for what measures it: bundled by Rolldown, as most websites do, from the packages as they are published. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { entryPointsOfPackage } from './entry-points.ts';
import { modulesOf } from './tsup-package.ts';

const page = 'virtual:page-of-the-website';
const ui = fileURLToPath(new URL('../packages/ui/', import.meta.url));

/** Has size-limit bundle a page that exports these things, and nothing else. */
export function pageOf(code: string, ...plugins: Rolldown.Plugin[]) {
  const itself: Rolldown.Plugin = {
    name: 'page',
    resolveId: (id) => (id === page ? page : null),
    load: (id) => (id === page ? code : null),
  };
  return (config: Rolldown.InputOptions) => ({
    ...config,
    input: { index: page },
    platform: 'browser',
    transform: { target: 'es2022', define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [itself, ...plugins],
  });
}

/** Prints the twenty largest modules that a page loads at once, in bytes before they are minified. */
export function printParts(name: string): Rolldown.Plugin {
  return {
    name: 'print-parts',
    generateBundle(_, bundle) {
      const modules = loadedAtOnce(bundle).flatMap((chunk) => Object.entries(chunk.modules));
      const largest = modules.toSorted(([, a], [, b]) => b.renderedLength - a.renderedLength).slice(0, 20);
      const lines = largest.map(
        ([id, { renderedLength }]) => `  ${(renderedLength / 1000).toFixed(1).padStart(6)} kB  ${nameOf(id)}`,
      );
      console.error([name, ...lines].join('\n'));
    },
  };
}

/** Refuses a main entry point of the design system that loads at once what is heavy, or has an entry point of its own. */
export const withoutIntruders: Rolldown.Plugin = {
  name: 'without-intruders',
  generateBundle(_, bundle) {
    const { index: _main, theme: _theme, ...others } = entryPointsOfPackage('ui');
    const behind = Object.values(modulesOf(others, ui)).map((source) => join(ui, source));
    const loaded = loadedAtOnce(bundle).flatMap(({ moduleIds }) => moduleIds.flatMap(sourcesOf));
    const intruders = intrudersIn(loaded, behind);
    if (intruders.length > 0) this.error(`The main entry point must not load this at once:\n${intruders.join('\n')}`);
  },
};

const excluded: Record<string, RegExp> = {
  'the editor': /\/node_modules\/(?:@tiptap|prosemirror)/,
  'a PDF viewer': /\/node_modules\/pdfjs/,
  'date pickers':
    /\/node_modules\/react-aria-components\/dist\/\w+\/(?:DatePicker|DateRangePicker|DateField|TimeField|Calendar|RangeCalendar)\./,
  maps: /\/node_modules\/leaflet/,
  charts: /\/node_modules\/(?:recharts|d3|@visx|chart\.js|uplot)/,
  'telephone rules': /\/node_modules\/libphonenumber/,
};

/** Of the files that are loaded, those of heavy packages and of what stands behind other entry points. */
export function intrudersIn(loaded: readonly string[], behind: readonly string[]): string[] {
  return loaded.flatMap((file) => {
    const heavy = Object.entries(excluded).find(([, path]) => path.test(file))?.[0];
    const what = heavy ?? (behind.includes(file) ? 'what has another entry point' : undefined);
    return what === undefined ? [] : [`${what} (${file})`];
  });
}

/** The scripts that the browser loads before anybody has used anything. */
function loadedAtOnce(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const loaded = new Set<Rolldown.OutputChunk>();
  const load = (file: string): void => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || loaded.has(chunk)) return;
    loaded.add(chunk);
    for (const needed of chunk.imports) load(needed);
  };
  for (const output of Object.values(bundle)) if (output.type === 'chunk' && output.isEntry) load(output.fileName);
  return [...loaded];
}

/** The sources of a module of ours, by its source map; a module of others is told as it is. */
function sourcesOf(module: string): string[] {
  if (!/\/packages\/[^/]+\/dist\/.*\.js$/.test(module)) return [module];
  const { sources }: { sources: string[] } = JSON.parse(readFileSync(`${module}.map`, 'utf8'));
  return sources.map((source) => join(dirname(module), source));
}

function nameOf(module: string): string {
  const [first = module, ...others] = sourcesOf(module);
  const name = first.replace(/^.*\/(?:node_modules|packages)\//, '');
  return others.length > 0 ? `${name} and ${others.length} more` : name;
}
