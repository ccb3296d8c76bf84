/** Bundles programs of the server, for tests that start them again and again. */
import { existsSync, globSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { filesIn, hashOfFiles } from '../../../../scripts/hash-of-files.ts';

const workspace = fileURLToPath(new URL('../../../../', import.meta.url));
/** Beside the packages that the server asks for: from here it finds them. */
const folder = join(workspace, 'apps/server/node_modules/.cache/bundled-programs');
const sources = [
  'pnpm-lock.yaml',
  'apps/server/package.json',
  'apps/server/src/**/*.ts',
  'packages/*/package.json',
  'packages/*/src/**/*.{ts,json}',
  'profiles/**/*.ts',
];
/** Packages of many files, with all that they ask for themselves but the driver, of which there is one. */
const packed = /^(?:zod|drizzle-orm|hono|@hono\/node-server|@simplewebauthn\/server)(?:\/|$)/;
const driver = 'pg';
const requireOfModules =
  "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);";
const day = 24 * 60 * 60_000;
const made = new Map<string, Promise<string>>();

/**
 * The path of a program's bundle: without it, each of a thousand modules would be resolved, read and stripped of its types, which is more than half of a start.
 * They do what they do in the sources, where each still thinks itself to be; other packages stay where they are.
 */
export function bundledProgram(program: string): Promise<string> {
  const known = made.get(program) ?? make(program);
  made.set(program, known);
  return known;
}

async function make(program: string): Promise<string> {
  const own = join(folder, keyOf(program));
  const file = join(own, `${basename(program, '.ts')}.mjs`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  removeOld();
  const making = mkdtempSync(join(folder, 'making-'));
  await build({
    absWorkingDir: workspace,
    entryPoints: [program],
    outdir: making,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What is lazy stays lazy.
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    conditions: ['portal-source'],
    keepNames: true,
    // What a package of the older kind asks for.
    banner: { js: requireOfModules },
    logLevel: 'error',
    plugins: [packagesElsewhere, addressesOfSources],
  });
  try {
    renameSync(making, own);
  } catch (error) {
    rmSync(making, { recursive: true });
    // Another step may have made it meanwhile.
    if (!existsSync(file)) throw error;
  }
  return file;
}

const packagesElsewhere: Plugin = {
  name: 'packages-elsewhere',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ kind, path, importer }) => {
      const isPacked = path.startsWith('@portal/') || packed.test(path) || importer.includes('/node_modules/');
      return kind === 'entry-point' || (isPacked && path !== driver) ? undefined : { path, external: true };
    });
  },
};

const addressesOfSources: Plugin = {
  name: 'addresses-of-sources',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const address = JSON.stringify(pathToFileURL(path).href);
      return { loader: 'ts', contents: text.replaceAll('import.meta.url', address) };
    });
  },
};

function keyOf(program: string): string {
  const files = filesIn(workspace, sources, ['**/node_modules/**', '**/dist/**', '**/*.test.ts']);
  return hashOfFiles(workspace, files, program, process.version).slice(0, 16);
}

/** What earlier sources came to, once no run of theirs can be under way. */
function removeOld(): void {
  for (const name of globSync('*', { cwd: folder })) {
    const old = join(folder, name);
    if (Date.now() - statSync(old).mtimeMs > day) rmSync(old, { recursive: true, force: true });
  }
}
