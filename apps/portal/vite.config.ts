import { fileURLToPath } from 'node:url';
import type { Profile } from '@portal/kit/access';
import { profileNamed } from '@portal/profiles';
import { portal, type PortalOptions } from '@portal/vite';
import { defineConfig, loadEnv, type UserConfig } from 'vite';
import { fromSources } from '../../scripts/source-conditions.ts';
import { features } from './features.ts';

const workspace = fileURLToPath(new URL('../../', import.meta.url));

/** What the server answers: its calls, and what strangers check certificates and badges by. */
const ofTheServer = ['^/api/', '^/brand-assets/', '^/verify/', '^/cpd/status/', '^/\\.well-known/did\\.json$'];

/** How the portal of one organisation is built from the sources of this workspace. */
export function portalConfig(profile: Profile, options: Partial<PortalOptions> = {}): UserConfig {
  const folder = fileURLToPath(new URL(`../../profiles/${profile.name}/`, import.meta.url));
  return {
    root: fileURLToPath(new URL('./', import.meta.url)),
    envDir: workspace,
    envPrefix: 'VITE_APP_',
    plugins: [portal({ profile, folder, features, ...options })],
    ...fromSources,
    server: {
      port: 5173,
      strictPort: true,
      fs: { allow: [workspace] },
      proxy: Object.fromEntries(
        ofTheServer.map((path) => [path, process.env.PORTAL_API_ORIGIN ?? 'http://localhost:4000']),
      ),
    },
  };
}

export default defineConfig(({ mode }) =>
  portalConfig(profileNamed(loadEnv(mode, workspace, 'VITE_APP_').VITE_APP_PROJECT_NAME), { buildsElements: true }),
);
