import type { Plugin } from 'vite';

/** The shim is for a React older than 18. */
export const withoutShim = { 'use-sync-external-store/shim/index.js': 'react' };

/** A feature that is linked while it is worked on would bring its own, and two Reacts share no context. */
const shared = ['react', 'react-dom', '@tanstack/react-query', '@portal/kit', '@portal/api', '@portal/ui'];

/** How a portal is bundled, whosever it is. */
export function portalSettings(): Plugin {
  return {
    name: 'portal-settings',
    config: () => ({
      resolve: { alias: withoutShim, dedupe: shared },
      build: {
        emptyOutDir: true,
        manifest: true,
        assetsInlineLimit: 0,
        // Every browser that React still runs in preloads modules by itself.
        modulePreload: { polyfill: false },
        reportCompressedSize: false,
        // The first script names every other one, so that each letter counts; the manifest says whose they are.
        rolldownOptions: {
          output: {
            chunkFileNames: 'assets/[hash:7].js',
            assetFileNames: ({ names: [name] }) =>
              name?.endsWith('.css') ? 'assets/[hash:7].css' : 'assets/[name]-[hash][extname]',
          },
        },
      },
    }),
  };
}
