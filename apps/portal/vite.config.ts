import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { profileNamed } from '@portal/profiles';
import { defineConfig, loadEnv } from 'vite';
import { sourceConditions } from '../../scripts/source-conditions.ts';
import { featureSources } from './build/features.ts';
import { oneLanguage } from './build/one-language.ts';
import { portalProfile } from './build/portal-profile.ts';
import { precompress } from './build/precompress.ts';

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
    build: { outDir: 'dist', emptyOutDir: true, manifest: true, assetsInlineLimit: 0, reportCompressedSize: false },
    server: {
      port: 5173,
      strictPort: true,
      fs: { allow: [workspace] },
      proxy: { '/api': server },
    },
  };
});
