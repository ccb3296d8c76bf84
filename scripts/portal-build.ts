import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { profileNamed } from '@portal/profiles';

const workspace = fileURLToPath(new URL('../', import.meta.url));
const config = 'apps/portal/vite.config.ts';
const prerendered = join(workspace, '.portal/prerender');
const mark = join(workspace, '.portal/build.json');

const inputs = [
  'pnpm-lock.yaml',
  '.env*',
  'packages/*/package.json',
  'packages/*/src/**/*.{ts,tsx,css,json,svg,woff2}',
  'profiles/**/*.{ts,svg}',
  'apps/portal/{index.html,vite.config.ts,package.json}',
  'apps/portal/{bundle,src}/**/*',
];

const notInputs = /\.(?:test|stories)\.tsx?$|\/node_modules\/|\/fixture\//;

function inputsHash(): string {
  const hash = createHash('sha256').update(process.env.VITE_APP_PROJECT_NAME ?? 'as in .env');
  const files = globSync(inputs, { cwd: workspace, exclude: ['**/node_modules/**'], withFileTypes: true });
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  for (const path of paths.filter((path) => !notInputs.test(path)).sort()) {
    hash.update(path.slice(workspace.length)).update(readFileSync(path));
  }
  return hash.digest('hex');
}

/** Builds the portal into apps/portal/dist unless what lies there was built from the same sources. */
export async function buildPortal({ quiet = true } = {}): Promise<void> {
  refuseUnknownOrganisation();
  const hash = inputsHash();
  const isBuilt = existsSync(join(workspace, 'apps/portal/dist/index.html'));
  if (isBuilt && existsSync(mark) && readFileSync(mark, 'utf8') === hash) return;
  if (!quiet) console.log('Building the portal …');
  await vite('build', '--config', config);
  await vite('build', '--config', config, '--ssr', 'src/prerender.tsx', '--outDir', prerendered);
  await run(join(workspace, 'apps/portal/bundle/prerender-pages.ts'), join(workspace, 'apps/portal/dist'), prerendered);
  mkdirSync(join(workspace, '.portal'), { recursive: true });
  writeFileSync(mark, hash);
}

/** Says so in one sentence, before anything is built. */
function refuseUnknownOrganisation(): void {
  const defaults = join(workspace, '.env');
  const committed = existsSync(defaults) ? parseEnv(readFileSync(defaults, 'utf8')) : {};
  profileNamed(process.env.VITE_APP_PROJECT_NAME ?? committed.VITE_APP_PROJECT_NAME);
}

function vite(command: string, ...options: string[]): Promise<void> {
  return run(join(workspace, 'node_modules/vite/bin/vite.js'), command, 'apps/portal', ...options);
}

function run(...args: string[]): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: workspace,
    env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (output += text));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The portal could not be built:\n${output.trim()}`));
    });
  });
}

if (import.meta.main) {
  try {
    await buildPortal({ quiet: false });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
