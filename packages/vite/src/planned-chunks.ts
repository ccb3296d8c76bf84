import type { Plugin, Rolldown } from 'vite';
import { planChunks } from './chunk-plan.ts';
import { elementVisitsOf, firstScript, type LoadedPage, type PageParts, visitsOf } from './page-parts.ts';

/** The plan of code splitting: which modules share a chunk, once it is known what each page needs. Until then, and for what no page was seen to need, the bundler splits as it likes. */
export interface ChunkPlan {
  follow(measured: PageParts, pages: readonly LoadedPage[]): void;
  /** The name of a module's chunk. */
  chunkOf(module: string): string | null;
  /** The same in the bundle of custom elements. */
  elementChunkOf(module: string): string | null;
  /** Whether pages begin with this chunk. */
  isFirst(chunk: string): boolean;
}

export function createChunkPlan(): ChunkPlan {
  let chunks: ReadonlyMap<string, string> = new Map();
  let elements: ReadonlyMap<string, string> = new Map();
  let first: ReadonlySet<string> = new Set();
  return {
    follow(measured, pages) {
      chunks = planChunks(measured.parts, visitsOf(measured, pages));
      elements = planChunks(measured.parts, elementVisitsOf(measured, pages));
      const modules = pages.flatMap(({ files }) =>
        [...files].flatMap((file) => measured.parts[measured.indexOf.get(file) ?? -1]?.modules ?? []),
      );
      first = new Set(modules.flatMap((module) => chunks.get(module) ?? []));
    },
    chunkOf: (module) => chunks.get(module) ?? null,
    elementChunkOf: (module) => elements.get(module) ?? null,
    isFirst: (chunk) => first.has(chunk),
  };
}

/** All styles are one sheet, not split: on a slow network a request costs more than what a page does not use of it. */
const styles = { name: 'styles', test: /\.css$/ };

/** Chunks for the browser. What the entry needs is one script, with what is planned to travel with it. */
export function chunksBy(chunkOf: ChunkPlan['chunkOf']): Rolldown.CodeSplittingOptions {
  const initial = new Set<string>();
  // Two groups of one name would be two files, so the first of them only takes note of what it would hold.
  const noted = (module: string) => {
    initial.add(module);
    return null;
  };
  const named = (module: string) => (initial.has(module) ? firstScript : chunkOf(module));
  return {
    includeDependenciesRecursively: false,
    groups: [styles, { name: noted, debugName: 'entry', tags: ['$initial'] }, { name: named, debugName: 'pages' }],
  };
}

/** Splits the portal's code into chunks by the plan. */
export function pageChunks(plan: ChunkPlan): Plugin {
  return {
    name: 'portal-page-chunks',
    apply: 'build',
    // Each environment has plugins of its own else, and this one would see another plan.
    sharedDuringBuild: true,
    applyToEnvironment: ({ name }) => name === 'client',
    outputOptions: (options) => ({ ...options, codeSplitting: chunksBy(plan.chunkOf) }),
  };
}
