import { fileURLToPath } from 'node:url';
import { profileNamed } from '@portal/profiles';
import { defineConfig, loadEnv } from 'vite';
import { portalConfig } from './bundle/portal-config.ts';

const workspace = fileURLToPath(new URL('../../', import.meta.url));

export default defineConfig(({ mode }) =>
  portalConfig(profileNamed(loadEnv(mode, workspace, 'VITE_APP_').VITE_APP_PROJECT_NAME)),
);
