/**
 * `pnpm build:packages`: every published package, into its dist. One that is as it was built from the same sources, by the same tools, is left as
 * it is; `--all` builds it anew.
 */
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { failureOf } from './failure-of.ts';
import { marksIn } from './hash-of-files.ts';
import { oneChecker } from './one-checker.ts';
import { packageNames } from './package-checks.ts';
import { hashOfFolder, packageKeys } from './package-keys.ts';
import { workspace } from './workspace.ts';

const marks = marksIn(join(workspace, '.portal/packages'));
/** Each takes a gigabyte and a half of memory at its largest. */
const lanes = Math.min(2, availableParallelism());

const distOf = (name: string) => join(workspace, 'packages', name, 'dist');
const tool = (path: string) => join(workspace, 'node_modules', path);

/**
 * Declarations of all packages, file by file, from which each package takes those of its entry points. The compiler leaves out files with a type that
 * nobody else can name, and says so: the build of a package fails where an entry point needs one of them.
 */
async function writeDeclarations(): Promise<string | null> {
  const folder = join(workspace, '.portal/declarations');
  rmSync(folder, { recursive: true, force: true });
  const compile = [tool('@typescript/native/bin/tsc'), '-p', 'tsconfig.declarations.json', ...oneChecker];
  const leftOut = await failureOf(compile, workspace);
  // Declarations name the stylesheets that their sources import.
  for (const file of globSync('packages/*/src/**/*.css', { cwd: workspace })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(workspace, file), join(folder, file));
  }
  return leftOut;
}

async function buildPackage(name: string, key: string): Promise<string | null> {
  marks.clear(name);
  rmSync(distOf(name), { recursive: true, force: true });
  const failure = await failureOf([tool('tsup/dist/cli-default.js')], join(workspace, 'packages', name));
  if (failure !== null) return `${name} could not be built:\n${failure}`;
  if (name === 'api') nameEntryPoints(name);
  marks.record(name, withDist(name, key));
  return null;
}

/** With what was built: whatever has happened to it since, it is built anew. */
function withDist(name: string, key: string): string {
  return `${key} ${hashOfFolder(distOf(name))}`;
}

/** Declarations name files of the contract and the rules that are not theirs; whoever reads them has those entry points only. */
function nameEntryPoints(name: string): void {
  const dist = distOf(name);
  for (const file of globSync('**/*.d.ts', { cwd: dist, exclude: ['contract/**'] })) {
    const up = '../'.repeat(file.split('/').length - 1) || './';
    const text = readFileSync(join(dist, file), 'utf8');
    const named = text.replaceAll(
      /(['"])\.[^'"]*\/(contract|rules)\/[\w-]+\.(?:ts|js)\1/g,
      (_, _quote, layer: string) => `'${up}${layer}/index.js'`,
    );
    writeFileSync(join(dist, file), named);
  }
}

const keys = packageKeys(workspace);
const keyOf = (name: string) => keys.get(name) ?? '';
const isWhole = process.argv.includes('--all');
const wanted = packageNames.filter((name) => isWhole || !marks.has(name, withDist(name, keyOf(name))));
const failures: string[] = [];
const leftOut = wanted.length === 0 ? null : await writeDeclarations();
const waiting = [...wanted];
async function buildNext(): Promise<void> {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const failure = await buildPackage(name, keyOf(name));
    if (failure !== null) failures.push(failure);
  }
}
await Promise.all(Array.from({ length: lanes }, buildNext));
for (const failure of failures) console.error(failure);
if (failures.length > 0) {
  process.exitCode = 1;
  if (leftOut !== null) console.error(`Declarations that were not written:\n${leftOut}`);
}
const unchanged = packageNames.length - wanted.length;
console.log(
  `${packageNames.length - failures.length} of ${packageNames.length} packages built, ${unchanged} of them before.`,
);
