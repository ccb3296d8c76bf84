import type { Plugin } from 'vite';
import type { ChunkPlan } from './planned-chunks.ts';

const hint = '//# allFunctionsCalledOnLoad\n';
/** The entry, and what the bundler puts around modules. */
const always = new Set(['index', 'rolldown-runtime']);

/**
 * Has Chromium compile all functions of a script that pages begin with while it comes, in a thread of their own, rather than one by one where the page waits
 * for them: 11 instead of 1,231 before the first post. To other browsers it is a comment.
 */
export function compileHints(plan: ChunkPlan): Plugin {
  const isFirst = (name: string) => always.has(name) || plan.isFirst(name);
  return {
    name: 'portal-compile-hints',
    apply: 'build',
    enforce: 'post',
    sharedDuringBuild: true,
    applyToEnvironment: ({ name }) => name === 'client',
    augmentChunkHash: ({ name }) => (isFirst(name) ? hint : ''),
    generateBundle: {
      // It counts at the very top alone, where Vite puts what chunks need.
      order: 'post',
      handler(_, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type === 'chunk' && isFirst(output.name)) output.code = hint + output.code;
        }
      },
    },
  };
}
