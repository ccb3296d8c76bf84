/**
 * Finds a Chromium for the browser tests, installing one where the machine has none.
 * Order: PORTAL_CHROMIUM, a browser on the machine, Playwright's own, Debian's package (as root), an npm build of Chromium.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { workspace } from './workspace.ts';

const npmChromium = '@sparticuz/chromium@153.0.0';

/** What Playwright switches off, whose list ours takes the place of. */
export const offForPlaywright: readonly string[] = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** Of the buttons that the browser draws itself, in each window by a page in a process of its own: where nobody sees them, a third of the work of a short visit. */
const ownButtons = ['InitialWebUI', 'WebUIReloadButton'];

/** Flags that keep Chromium quiet and let it run as root. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...offForPlaywright, ...ownButtons].join(',')}`,
];

/** The path of a usable Chromium; installs one when `install` is not false. */
export async function findChromium({ install = true } = {}): Promise<string> {
  const found = onMachine() ?? (await fromPlaywright());
  if (found) return found;
  const installed = install ? (fromDebian() ?? (await fromNpm())) : null;
  if (installed) return installed;
  throw new Error('No Chromium found: install chromium or google-chrome, or set PORTAL_CHROMIUM to the path of one.');
}

function onMachine(): string | null {
  const configured = process.env.PORTAL_CHROMIUM;
  if (configured) {
    if (!existsSync(configured)) throw new Error(`PORTAL_CHROMIUM names ${configured}, which does not exist.`);
    return configured;
  }
  const folders = (process.env.PATH ?? '').split(':');
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const candidates = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ];
  return candidates.find((candidate) => existsSync(candidate)) ?? null;
}

async function fromPlaywright(): Promise<string | null> {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : null;
}

function fromDebian(): string | null {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  const options = { stdio: 'ignore' as const, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  try {
    execFileSync('apt-get', ['update', '-q'], options);
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options);
  } catch {
    return null;
  }
  return onMachine();
}

async function fromNpm(): Promise<string | null> {
  const folder = join(workspace, '.portal/chromium');
  const launcher = join(folder, 'launch.sh');
  if (existsSync(launcher)) return launcher;
  const unpacked = join(folder, 'unpacked');
  mkdirSync(unpacked, { recursive: true });
  try {
    execFileSync('npm', ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', npmChromium], {
      stdio: 'ignore',
    });
    const path = await unpackChromium(folder, unpacked);
    const settings = `LD_LIBRARY_PATH="${unpacked}/al2023/lib" FONTCONFIG_PATH="${unpacked}/fonts"`;
    writeFileSync(launcher, `#!/bin/sh\n${settings} exec "${path}" "$@"\n`, { mode: 0o755 });
    return launcher;
  } catch {
    return null;
  }
}

/** The npm build unpacks itself, and on request the system libraries it needs, into the temporary folder. */
async function unpackChromium(folder: string, unpacked: string): Promise<string> {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = unpacked;
  try {
    const entry = createRequire(join(folder, 'package.json')).resolve('@sparticuz/chromium');
    const { default: chromium, inflate } = await import(pathToFileURL(entry).href);
    await inflate(join(dirname(entry), '../bin/al2023.tar.br'));
    return await chromium.executablePath();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}
