import { fileURLToPath } from 'node:url';
import type { Profile } from '@portal/kit/access';
import react from '@vitejs/plugin-react';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { UserConfig } from 'vite';
import { sourceConditions } from '../../../scripts/source-conditions.ts';
import { featureSources } from './features.ts';
import { leanRouter } from './lean-router.ts';
import { oneLanguage } from './one-language.ts';
import { portalProfile } from './portal-profile.ts';
import { precompress } from './precompress.ts';
import { sharedChunks } from './shared-chunks.ts';

const workspace = fileURLToPath(new URL('../../../', import.meta.url));

/** How the portal of one organisation is built. What only tests look at need not be compressed. */
export function portalConfig(profile: Profile, { isCompressed = true } = {}): UserConfig {
  return {
    root: fileURLToPath(new URL('../', import.meta.url)),
    envDir: workspace,
    envPrefix: 'VITE_APP_',
    plugins: [
      portalProfile({ profile, features: featureSources }),
      oneLanguage(profile.locale),
      leanRouter(),
      react(),
      vanillaExtractPlugin(),
      isCompressed && precompress(),
    ],
    resolve: {
      conditions: sourceConditions,
      // The shim is for a React older than 18.
      alias: { 'use-sync-external-store/shim/index.js': 'react' },
    },
    // The pages that are drawn at build run in Node, from one bundle that needs nothing beside it.
    ssr: {
      noExternal: true,
      resolve: { conditions: [...sourceConditions.filter((name) => name !== 'browser'), 'node'] },
    },
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      manifest: true,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // The first script names every other one, so that each letter counts; the manifest says whose they are.
      rolldownOptions: {
        output: {
          codeSplitting: sharedChunks,
          chunkFileNames: 'assets/[hash].js',
          assetFileNames: ({ names: [name] }) =>
            name?.endsWith('.css') ? 'assets/[hash].css' : 'assets/[name]-[hash][extname]',
        },
      },
    },
    server: {
      port: 5173,
      strictPort: true,
      fs: { allow: [workspace] },
      proxy: { '/api': process.env.PORTAL_API_ORIGIN ?? 'http://localhost:4000' },
    },
  };
}
