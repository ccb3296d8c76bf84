import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { profileNamed } from '@portal/profiles';
import { failureOf } from './failure-of.ts';
import { filesIn, hashOfFiles, marksIn } from './hash-of-files.ts';
import { workspace } from './workspace.ts';

/** What builds leave for the next one. */
const marks = marksIn(join(workspace, '.portal/built'));

/** What is built, and where to; paths are the workspace's. */
export interface PortalBuild {
  /** Vite's configuration. */
  config: string;
  folder: string;
  env?: Readonly<Record<string, string>>;
}

const { VITE_APP_PROJECT_NAME } = process.env;

/** The portal of the organisation that the environment names, else of the committed default. */
const ownPortal: PortalBuild = {
  config: 'apps/portal/vite.config.ts',
  folder: 'apps/portal/dist',
  ...(VITE_APP_PROJECT_NAME !== undefined && { env: { VITE_APP_PROJECT_NAME } }),
};

const inputs = [
  'pnpm-lock.yaml',
  '.env*',
  'packages/*/package.json',
  'packages/*/src/**/*.{ts,tsx,css,json,svg,woff2}',
  'profiles/**/*.{ts,svg}',
  'apps/portal/{index.html,package.json,features.ts,main.tsx}',
];

const notInputs = /\.(?:test|stories)\.tsx?$|\/node_modules\//;

function inputsHash({ config, env = {} }: PortalBuild): string {
  const files = filesIn(workspace, [...inputs, join(dirname(config), '*.ts')], ['**/node_modules/**']);
  const read = files.filter((file) => !notInputs.test(file));
  return hashOfFiles(workspace, read, JSON.stringify(env));
}

/** Builds a portal unless what lies in its folder was built from the same sources. */
export async function buildPortal(build = ownPortal, { quiet = true } = {}): Promise<void> {
  if (build === ownPortal) refuseUnknownOrganisation();
  const name = build.folder.replaceAll(/\W+/g, '-');
  const hash = inputsHash(build);
  const isBuilt = existsSync(join(workspace, build.folder, 'index.html'));
  if (isBuilt && marks.has(name, hash)) return;
  if (!quiet) console.log('Building the portal …');
  marks.clear(name);
  await runBuild(build);
  marks.record(name, hash);
}

/** Says so in one sentence, before anything is built. */
function refuseUnknownOrganisation(): void {
  const defaults = join(workspace, '.env');
  const committed = existsSync(defaults) ? parseEnv(readFileSync(defaults, 'utf8')) : {};
  profileNamed(VITE_APP_PROJECT_NAME ?? committed.VITE_APP_PROJECT_NAME);
}

/** The configuration reads the packages' sources. */
const node = ['--conditions=portal-source', join(workspace, 'node_modules/vite/bin/vite.js')];

async function runBuild({ config, folder, env = {} }: PortalBuild): Promise<void> {
  const options = ['--config', config, '--outDir', join(workspace, folder)];
  const build = [...node, 'build', 'apps/portal', ...options];
  const failure = await failureOf(build, workspace, { ...env, NODE_ENV: 'production', NO_COLOR: '1' });
  if (failure !== null) throw new Error(`The portal could not be built:\n${failure}`);
}

if (import.meta.main) {
  try {
    await buildPortal(ownPortal, { quiet: false });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
