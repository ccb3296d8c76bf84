/**
 * `pnpm embed-walk`: as the developer of another website, from docs/embedding.md and the packed packages alone, in folders outside the workspace.
 * Writes the files of the docs, installs, builds, serves, and has a member sign in with a second factor. `pnpm embed-walk next` walks one alone.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from './find-chromium.ts';
import { packAll } from './package-checks.ts';
import { buildPortal } from './portal-build.ts';
import { untilAnswers } from './processes.ts';
import { dataFolder, freePort, startServer, stopServer } from '../apps/portal/e2e/server-process.ts';
import { serveFolder, type Site, sites } from '../apps/embed-lab/walk/sites.ts';
import { visitSite } from '../apps/embed-lab/walk/visit-site.ts';

const run = promisify(execFile);
const before = fileURLToPath(new URL('../apps/embed-lab/walk/sites/', import.meta.url));
const pictures = fileURLToPath(new URL('../.portal/embed-lab/', import.meta.url));
const docs = readFileSync(new URL('../docs/embedding.md', import.meta.url), 'utf8');
const block = /^```\w+ (\S+)\n(.*?)^```$/gms;
const portalInDocs = 'https://portal.example.org';
// A website's tools are its own, and what they say is read here.
const env = { ...process.env, NODE_OPTIONS: '', NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1' };

interface Walk {
  tarballs: string;
  portalUrl: string;
  browser: Browser;
}

/** The steps of one website, each with the seconds it took, and what was wrong. */
async function walkSite(site: Site, folder: string, port: number, { tarballs, portalUrl, browser }: Walk) {
  const seconds: string[] = [];
  const step = async <T>(name: string, work: () => Promise<T> | T): Promise<T> => {
    const started = performance.now();
    const done = await work();
    seconds.push(`${name} ${((performance.now() - started) / 1000).toFixed(0)} s`);
    return done;
  };
  cpSync(join(before, site.name), folder, { recursive: true });
  if (site.installs) await step('install', () => install(folder, tarballs));
  await step('write', () => writeFiles(site, folder, portalUrl));
  for (const command of site.builds) await step(command.slice(0, 2).join(' '), () => bin(folder, command));
  const url = `http://localhost:${port}`;
  const serving = await step('serve', () => serve(site, folder, port));
  try {
    await untilAnswers(url + site.page);
    const problems = site.isDrawnByServer ? missingIn(await (await fetch(url + site.page)).text()) : [];
    const picture = join(pictures, `walk-${site.name}.webp`);
    problems.push(...(await step('sign in', () => visitSite(browser, url + site.page, portalUrl, picture))));
    return { seconds, problems: [...problems, ...serving.complaints] };
  } finally {
    await serving.stop();
  }
}

/** What the docs say to install, the portal's packages from their tarballs. */
async function install(folder: string, tarballs: string): Promise<void> {
  const [, line = ''] = /^npm install (.*)$/m.exec(docs) ?? [];
  const named = line.split(' ').map((name) => (name.startsWith('@portal/') ? tarballOf(name, tarballs) : name));
  const quiet = ['--no-audit', '--no-fund', '--loglevel', 'error'];
  await run('npm', ['install', ...named, ...quiet], { cwd: folder, env });
}

function tarballOf(name: string, tarballs: string): string {
  const [file] = globSync(`${name.replace('@', '').replace('/', '-')}-[0-9]*.tgz`, { cwd: tarballs });
  if (file === undefined) throw new Error(`${name} was not packed`);
  return join(tarballs, file);
}

/** What the docs have one write; an address that stands for the portal's is the portal's. */
function writeFiles(site: Site, folder: string, portalUrl: string): void {
  const files = new Map([...docs.matchAll(block)].map(([, name = '', text = '']) => [name, text]));
  for (const name of site.takes) {
    const text = files.get(name)?.replaceAll(portalInDocs, portalUrl);
    if (text === undefined) throw new Error(`docs/embedding.md has no ${name}`);
    if (name.endsWith('.html')) {
      const page = join(folder, site.page);
      writeFileSync(page, readFileSync(page, 'utf8').replace('<!-- here -->', text));
    } else {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
  }
}

async function bin(folder: string, [name = '', ...args]: readonly string[]): Promise<void> {
  try {
    await run(join(folder, 'node_modules/.bin', name), args, { cwd: folder, env });
  } catch (error) {
    const { stdout = '', stderr = '' } = error instanceof Error ? (error as { stdout?: string; stderr?: string }) : {};
    throw new Error(`${name} ${args.join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
  }
}

interface Serving {
  complaints: string[];
  stop(): Promise<void>;
}

async function serve(site: Site, folder: string, port: number): Promise<Serving> {
  if (site.serves === 'folder') return stopping(serveFolder(folder, site.page, port));
  const [name = '', ...args] = site.serves;
  const child = spawn(join(folder, 'node_modules/.bin', name), [...args, String(port)], { cwd: folder, env });
  return ending(child);
}

function stopping(server: Server): Serving {
  return {
    complaints: [],
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function ending(child: ChildProcess): Serving {
  const complaints: string[] = [];
  child.stderr?.on('data', (text) => complaints.push(String(text)));
  return {
    complaints,
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/** What the server's page lacks of what a stranger is to see. */
function missingIn(html: string): string[] {
  return ['class="portal-root', 'Sign in to see this'].flatMap((text) =>
    html.includes(text) ? [] : [`the server's page lacks ${text}`],
  );
}

const names = process.argv.slice(2);
const chosen = sites.filter(({ name }) => names.length === 0 || names.includes(name));
const outside = mkdtempSync(join(tmpdir(), 'portal-walk-'));
const tarballs = join(outside, 'tarballs');
const data = dataFolder();
const ports = await Promise.all(chosen.map(freePort));
const portalPort = await freePort();
const portalUrl = `http://localhost:${portalPort}`;
mkdirSync(tarballs);
await Promise.all([packAll(tarballs), buildPortal()]);
const origins = ports.map((port) => `http://localhost:${port}`).join(',');
const server = await startServer(portalPort, data.path, { PORTAL_EMBED_ORIGINS: origins });
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
try {
  for (const [at, site] of chosen.entries()) {
    const { seconds, problems } = await walkSite(site, join(outside, site.name), ports[at] ?? 0, {
      tarballs,
      portalUrl,
      browser,
    });
    console.log(`${site.name}: ${seconds.join(', ')}; ${problems.length} problems`);
    for (const problem of problems) console.error(problem);
    if (problems.length > 0) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await stopServer(server, 'SIGTERM');
  data.remove();
  rmSync(outside, { recursive: true, force: true });
}
