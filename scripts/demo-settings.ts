import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings, type Settings } from '../apps/server/src/settings.ts';
import { workspace } from './workspace.ts';

const envFile = join(workspace, '.env');

/** How `npm start` and `npm run dev` run the server: as the environment and `.env` say, and as a demo where they leave that open. */
export function demoSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  if (env === process.env && existsSync(envFile)) process.loadEnvFile(envFile);
  env.PORTAL_DEMO ||= 'on';
  try {
    return readSettings(env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
