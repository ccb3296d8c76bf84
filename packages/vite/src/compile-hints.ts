import type { Plugin } from 'vite';

const hint = '//# allFunctionsCalledOnLoad\n';
/** Scripts that pages begin with, most of whose functions are called before the first row stands there. */
const calledOnLoad = new Set([
  ...['index', 'shell', 'posts', 'communities', 'joining', 'explore', 'fields', 'grids', 'forms'],
  ...['SignInPage', 'PostDetailsPage', 'PostForm', 'writing'],
]);

/**
 * Has Chromium compile all functions of such a script while it comes, in a thread of their own, rather than one by one where the page waits for them: 11
 * instead of 1,231 before the first post. To other browsers it is a comment.
 */
export function compileHints(): Plugin {
  return {
    name: 'portal-compile-hints',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    augmentChunkHash: ({ name }) => (calledOnLoad.has(name) ? hint : ''),
    generateBundle: {
      // It counts at the very top alone, where Vite puts what chunks need.
      order: 'post',
      handler(_, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type === 'chunk' && calledOnLoad.has(output.name)) output.code = hint + output.code;
        }
      },
    },
  };
}
