/** Packs the published packages and checks the tarballs as a stranger would meet them: publint, the types' resolution, what the types mention. */
import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { failureOf } from './failure-of.ts';
import { checkInstalled } from './installed-packages.ts';
import { checkSecondHost } from './second-host.ts';
import { workspace } from './workspace.ts';

const run = promisify(execFile);

const { engines } = JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8')) as { engines: { pnpm: string } };
const pnpm = `pnpm@${engines.pnpm}`;

/** In the order of their dependencies. */
export const packageNames = [
  'kit',
  'ui',
  'api',
  'rules',
  'demo',
  'features-onboarding',
  'features-communities',
  'features-communities-admin',
  'features-content',
  'features-content-admin',
  'features-cpd',
  'features-directory',
  'features-events',
  'features-events-desk',
  'features-home',
  'features-settings',
  'host',
  'embed',
  'vite',
];

interface Manifest {
  name: string;
  version: string;
  exports: Record<string, unknown>;
}

/** What a package's declarations may not name: their readers would need these packages, and be broken by them. */
const hiddenTypes =
  /from ['"](zod(?:\/[^'"]*)?|react-aria(?:-components)?(?:\/[^'"]*)?|react-stately|@react-(?:types|aria|stately)\/[^'"]*)['"]/g;

async function checkPackage(name: string, into: string): Promise<string[]> {
  const target = join(into, name);
  const tarball = join(into, tarballOf(name));
  if (!existsSync(tarball)) return [`${name}: was not packed`];
  mkdirSync(target);
  await run('tar', ['-xzf', tarball], { cwd: target });
  const packed = join(target, 'package');
  const manifest: Manifest = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8'));
  const problems = [
    ...(await lintPackage(packed)),
    ...(await resolveTypes(tarball, manifest)),
    ...mentionedTypes(packed),
    ...sourceConditions(manifest),
    ...missingForReaders(packed),
  ];
  return problems.map((problem) => `${manifest.name}: ${problem}`);
}

export async function packAll(into: string): Promise<void> {
  const filters = packageNames.flatMap((name) => ['--filter', `./packages/${name}`]);
  await run('npx', ['-y', pnpm, '--recursive', ...filters, 'pack', '--pack-destination', into], { cwd: workspace });
}

/** How pnpm calls what it has packed: `@portal/kit` is `portal-kit-0.1.0.tgz`. */
function tarballOf(folder: string): string {
  const manifest = readFileSync(join(workspace, 'packages', folder, 'package.json'), 'utf8');
  const { name, version }: Manifest = JSON.parse(manifest);
  return `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
}

async function lintPackage(packed: string): Promise<string[]> {
  const { messages, pkg } = await publint({ pkgDir: packed, pack: false, strict: true });
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
}

async function resolveTypes(tarball: string, manifest: Manifest): Promise<string[]> {
  const withoutTypes = Object.keys(manifest.exports)
    .filter((entryPoint) => /\.(?:css|json)$/.test(entryPoint))
    .map((entryPoint) => entryPoint.slice(2));
  const options = ['--profile', 'esm-only', '--format', 'ascii', '--no-color', '--no-emoji'];
  const tool = join(workspace, 'node_modules/@arethetypeswrong/cli/dist/index.js');
  const failure = await failureOf([tool, tarball, ...options, '--exclude-entrypoints', ...withoutTypes], workspace);
  return failure === null ? [] : [failure];
}

function mentionedTypes(packed: string): string[] {
  return globSync('dist/**/*.d.ts', { cwd: packed, exclude: ['dist/contract/**'] }).flatMap((file) => {
    const mentions = [...readFileSync(join(packed, file), 'utf8').matchAll(hiddenTypes)];
    return mentions.map(([, from]) => `${file} mentions the types of ${from}`);
  });
}

function sourceConditions(manifest: Manifest): string[] {
  return JSON.stringify(manifest.exports).includes('portal-source') ? ['exports still name the sources'] : [];
}

/** What whoever installs or debugs a package looks for; what its manifest says is for `published-packages.test.ts`. */
function missingForReaders(packed: string): string[] {
  const files = ['README.md', 'LICENSE'].filter((file) => !existsSync(join(packed, file)));
  const unlicensed = globSync('dist/**/*.woff2', { cwd: packed }).filter(
    (file) => !existsSync(join(packed, dirname(file), 'OFL.txt')),
  );
  const unmapped = globSync('dist/**/*.js', { cwd: packed }).filter((file) => !existsSync(join(packed, `${file}.map`)));
  return [
    ...files.map((file) => `has no ${file}`),
    ...unlicensed.map((file) => `${file} comes without its licence`),
    ...unmapped.map((file) => `${file} has no source map`),
  ];
}

export async function checkPackages(): Promise<string[]> {
  const into = mkdtempSync(join(tmpdir(), 'portal-packages-'));
  try {
    await packAll(into);
    const problems = [];
    for (const name of packageNames) problems.push(...(await checkPackage(name, into)));
    return [
      ...problems,
      ...(await checkSecondHost(into, packageNames)),
      ...(await checkInstalled(join(into, 'second-host'))),
    ];
  } finally {
    rmSync(into, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const problems = await checkPackages();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  console.log(
    `${packageNames.length} packages packed and checked, a second host built from them, ${problems.length} problems.`,
  );
}
