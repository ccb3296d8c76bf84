/**
 * What `npm start`, `npm test`, `npm run dev` and `npm run storybook` run first. It needs nothing but Node 18: it installs the
 * workspace with a pinned pnpm and goes on under the Node that came with the install.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const oldestNode = 18;
const workspace = fileURLToPath(new URL('../', import.meta.url));
const pnpm = `pnpm@${JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8')).engines.pnpm}`;
const bin = join(workspace, 'node_modules/.bin');
const installMark = join(workspace, 'node_modules/.portal-install');

const commands = {
  start: ['--conditions=portal-source', 'scripts/start.ts'],
  dev: ['--conditions=portal-source', 'scripts/dev.ts'],
  check: ['--conditions=portal-source', 'scripts/check.ts'],
  storybook: ['node_modules/storybook/dist/bin/dispatcher.js', 'dev', '--port', '6006', '--no-open'],
};

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function checkMachine(command) {
  if (Number(process.versions.node.split('.')[0]) < oldestNode) {
    fail(`This project needs Node ${oldestNode} or newer; this is Node ${process.versions.node}.`);
  }
  if (process.platform === 'win32') fail('This project runs on Linux and macOS; on Windows use it inside WSL.');
  if (!(command in commands)) fail(`Unknown command; choose one of ${Object.keys(commands).join(', ')}.`);
}

/** One number for everything that decides what an install brings. */
function installHash() {
  const manifests = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', 'profiles/package.json'];
  for (const folder of ['packages', 'apps']) {
    for (const name of readdirSync(join(workspace, folder)).sort()) manifests.push(`${folder}/${name}/package.json`);
  }
  const hash = createHash('sha256').update(`${pnpm} ${process.platform} ${process.arch}`);
  for (const file of manifests) {
    const path = join(workspace, file);
    if (existsSync(path)) hash.update(file).update(readFileSync(path));
  }
  return hash.digest('hex');
}

function isInstalled(hash) {
  return existsSync(join(bin, 'node')) && existsSync(installMark) && readFileSync(installMark, 'utf8') === hash;
}

function install() {
  const hash = installHash();
  if (isInstalled(hash)) return;
  console.log('Installing the packages. The first time takes about half a minute …');
  const result = spawnSync('npx', ['-y', pnpm, 'install', '--frozen-lockfile', '--reporter=append-only'], {
    cwd: workspace,
    encoding: 'utf8',
    env: { ...process.env, CI: 'true' },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (result.error) fail(`The packages could not be installed: npx did not start (${result.error.message}).`);
  if (result.status !== 0 || !existsSync(join(bin, 'node'))) {
    console.error(`${result.stdout}\n${result.stderr}`.trim());
    fail('The packages could not be installed: see above; a connection to the npm registry is needed the first time.');
  }
  writeFileSync(installMark, hash);
}

/** The child has a process group of its own, so that Ctrl-C reaches it once, through us, and it can stop in order. */
function run(args) {
  const child = spawn(join(bin, 'node'), args, {
    cwd: workspace,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => fail(`Node did not start: ${error.message}.`));
  child.on('exit', (code, signal) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    } catch {
      // Nothing of the group is left, as it should be.
    }
    process.exit(code ?? (signal === 'SIGINT' ? 130 : 143));
  });
}

const [command = '', ...rest] = process.argv.slice(2);
checkMachine(command);
install();
run([...commands[command], ...rest]);
