import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { profileNamed } from '@portal/profiles';
import { defineConfig, loadEnv } from 'vite';
import { sourceConditions } from '../../scripts/source-conditions.ts';
import { featureSources } from './bundle/features.ts';
import { oneLanguage } from './bundle/one-language.ts';
import { portalProfile } from './bundle/portal-profile.ts';
import { precompress } from './bundle/precompress.ts';

const workspace = fileURLToPath(new URL('../../', import.meta.url));

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, workspace, 'VITE_APP_');
  const profile = profileNamed(env.VITE_APP_PROJECT_NAME);
  const server = process.env.PORTAL_API_ORIGIN ?? 'http://localhost:4000';
  return {
    root: fileURLToPath(new URL('./', import.meta.url)),
    envDir: workspace,
    envPrefix: 'VITE_APP_',
    plugins: [
      portalProfile({ profile, features: featureSources }),
      oneLanguage(profile.locale),
      react(),
      vanillaExtractPlugin(),
      precompress(),
    ],
    resolve: { conditions: sourceConditions },
    // The pages that are drawn at build run in Node, from one bundle that needs nothing beside it.
    ssr: {
      noExternal: true,
      resolve: { conditions: [...sourceConditions.filter((name) => name !== 'browser'), 'node'] },
    },
    build: { outDir: 'dist', emptyOutDir: true, manifest: true, assetsInlineLimit: 0, reportCompressedSize: false },
    server: {
      port: 5173,
      strictPort: true,
      fs: { allow: [workspace] },
      proxy: { '/api': server },
    },
  };
});
