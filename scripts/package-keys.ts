/** What a build of a package reads, as one text: packages are built anew only where it has changed. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { filesIn, hashOfFiles } from './hash-of-files.ts';

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** What every build reads: tools and their versions, the scripts that build, and declarations that hold wherever they stand. */
const ofAll = [
  'pnpm-lock.yaml',
  'package.json',
  'tsconfig*.json',
  'scripts/**/*',
  'packages/**/*.d.ts',
  'profiles/**/*.d.ts',
];
const notRead = /\.(?:test|stories)\.tsx?$|\.md$/;
const notOurs = ['**/node_modules/**', '**/dist/**'];

/** The keys of the packages by the names of their folders. */
export function packageKeys(workspace: string): Map<string, string> {
  const manifests = new Map(
    globSync(['packages/*/package.json', 'profiles/package.json'], { cwd: workspace }).map((file) => {
      const manifest: Manifest = JSON.parse(readFileSync(join(workspace, file), 'utf8'));
      return [manifest.name, { folder: dirname(file), manifest }];
    }),
  );
  const shared = [process.version, process.platform, process.arch, hashOf(workspace, ofAll)];
  const own = new Map(Array.from(manifests, ([name, { folder }]) => [name, hashOf(workspace, [`${folder}/**/*`])]));
  const keyOf = (name: string) => {
    const parts = withDependencies(name, (each) => manifests.get(each)?.manifest);
    return hashOfFiles(workspace, [], ...shared, ...parts.map((part) => `${part} ${own.get(part) ?? ''}`));
  };
  return new Map(Array.from(manifests, ([name, { folder }]) => [basename(folder), keyOf(name)]));
}

/** A package and those of the workspace that it reads, and what they read, in one order. */
function withDependencies(name: string, manifestOf: (name: string) => Manifest | undefined): string[] {
  const found = new Set<string>();
  const add = (each: string) => {
    const manifest = manifestOf(each);
    if (manifest === undefined || found.has(each)) return;
    found.add(each);
    const { dependencies, devDependencies, peerDependencies } = manifest;
    for (const next of Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies })) add(next);
  };
  add(name);
  return [...found].toSorted();
}

function hashOf(workspace: string, patterns: readonly string[]): string {
  const files = filesIn(workspace, patterns, notOurs);
  return hashOfFiles(
    workspace,
    files.filter((file) => !notRead.test(file)),
  );
}

/** What lies in a folder, as one text. */
export function hashOfFolder(folder: string): string {
  return hashOfFiles(folder, filesIn(folder, ['**/*']));
}
