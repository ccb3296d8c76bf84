/**
 * `pnpm embed-walk`: as the developer of another website, from docs/embedding.md and the packed packages alone, in folders outside the workspace.
 * Writes the files of the docs, installs, builds, serves, and has a member sign in with a second factor; prints what each step took, as the table of the docs has it.
 * `pnpm embed-walk next` walks one alone.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { cpus, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from '../../../scripts/find-chromium.ts';
import { packAll } from '../../../scripts/package-checks.ts';
import { buildPortal } from '../../../scripts/portal-build.ts';
import { untilAnswers } from '../../../scripts/processes.ts';
import { dataFolder, freePort, startServer, stopServer } from '../../portal/e2e/server-process.ts';
import { serveFolder, type Site, sites } from '../walk/sites.ts';
import { visitSite } from '../walk/visit-site.ts';

const run = promisify(execFile);
const before = fileURLToPath(new URL('../walk/sites/', import.meta.url));
const pictures = fileURLToPath(new URL('../../../.portal/embed-lab/', import.meta.url));
const docs = readFileSync(new URL('../../../docs/embedding.md', import.meta.url), 'utf8');
const block = /^```\w+ (\S+)\n(.*?)^```$/gms;
const portalInDocs = 'https://portal.example.org';
// A website's tools are its own, and what they say is read here.
const env = { ...process.env, NODE_OPTIONS: '', NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1' };

interface Walk {
  tarballs: string;
  portalUrl: string;
  browser: Browser;
}

/** A step of the docs, as the columns of their table have it. */
type Step = 'install' | 'build' | 'serve and sign in';

/** What the steps took, in milliseconds, and what was wrong. */
async function walkSite(site: Site, folder: string, port: number, { tarballs, portalUrl, browser }: Walk) {
  const took: Partial<Record<Step, number>> = {};
  const step = async <T>(name: Step, work: () => Promise<T>): Promise<T> => {
    const started = performance.now();
    const done = await work();
    took[name] = (took[name] ?? 0) + performance.now() - started;
    return done;
  };
  cpSync(join(before, site.folder), folder, { recursive: true });
  if (site.installs === 'its own') await install(folder, []);
  if (site.installs === 'the packages') await step('install', () => install(folder, packagesOfDocs(tarballs)));
  writeFiles(site, folder, portalUrl);
  for (const command of site.builds) await step('build', () => bin(folder, command));
  const url = `http://localhost:${port}${site.page}`;
  const serving = serve(site, folder, port);
  try {
    await step('serve and sign in', () => untilAnswers(url));
    const problems = missingIn(await (await fetch(url)).text(), site.prerendered);
    const picture = join(pictures, `walk-${site.name}.webp`);
    problems.push(...(await step('serve and sign in', () => visitSite(browser, url, portalUrl, picture))));
    return { took, problems: [...problems, ...serving.complaints] };
  } finally {
    await serving.stop();
  }
}

/** What the docs say to install, the portal's packages from their tarballs. */
function packagesOfDocs(tarballs: string): string[] {
  const [, line = ''] = /^npm install (.*)$/m.exec(docs) ?? [];
  return line.split(' ').map((name) => (name.startsWith('@portal/') ? tarballOf(name, tarballs) : name));
}

async function install(folder: string, named: readonly string[]): Promise<void> {
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

function serve(site: Site, folder: string, port: number): Serving {
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
function missingIn(html: string, prerendered: readonly string[]): string[] {
  return prerendered.flatMap((text) => (html.includes(text) ? [] : [`the server's page lacks ${text}`]));
}

/** A row of the table in the docs. */
function rowOf({ title, byHand }: Site, took: Partial<Record<Step, number>>): string {
  const times = (['install', 'build', 'serve and sign in'] as const).map((name) => {
    const milliseconds = took[name];
    return milliseconds === undefined ? 'none' : `${Math.ceil(milliseconds / 1000)} s`;
  });
  return `| ${[title, ...times, byHand].join(' | ')} |`;
}

function machine(): string {
  const [first] = cpus();
  const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long' }).format(new Date());
  return `${first?.model.trim() ?? 'An unknown processor'}, ${cpus().length} cores, Node ${process.versions.node}; ${day}.`;
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
    const { took, problems } = await walkSite(site, join(outside, site.name), ports[at] ?? 0, {
      tarballs,
      portalUrl,
      browser,
    });
    console.log(rowOf(site, took));
    for (const problem of problems) console.error(problem);
    if (problems.length > 0) process.exitCode = 1;
  }
  console.log(machine());
} finally {
  await browser.close();
  await stopServer(server, 'SIGTERM');
  data.remove();
  rmSync(outside, { recursive: true, force: true });
}
