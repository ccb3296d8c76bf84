import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { workingTree } from './options.ts';

const workspace = fileURLToPath(new URL('../../', import.meta.url));
export const visualFolder = join(workspace, '.portal/visual');
const pnpm = ['-y', 'pnpm@12.21.0', 'install', '--frozen-lockfile', '--prefer-offline', '--silent'];

/** Builds the Storybook of a revision; gives the folder it is in. What was built of a commit before is taken again. */
export function buildRevision(revision: string, folder: string | null): string {
  const name = revision === workingTree ? workingTree : commitOf(revision);
  const part = folder === null ? '' : `-${folder.replaceAll(/\W+/g, '-').slice(0, 60)}`;
  const output = join(visualFolder, 'storybooks', `${name}${part}`);
  if (revision !== workingTree && existsSync(join(output, 'index.json'))) return output;
  build(revision === workingTree ? workspace : worktreeOf(name), output, folder);
  return output;
}

function commitOf(revision: string): string {
  try {
    const args = ['rev-parse', '--short=12', '--verify', `${revision}^{commit}`];
    return execFileSync('git', args, { cwd: workspace, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    throw new Error(`'${revision}' is not a revision of this repository.`);
  }
}

function worktreeOf(commit: string): string {
  const tree = join(visualFolder, 'trees', commit);
  if (!existsSync(tree)) {
    mkdirSync(join(visualFolder, 'trees'), { recursive: true });
    execFileSync('git', ['worktree', 'prune'], { cwd: workspace });
    execFileSync('git', ['worktree', 'add', '--detach', '--quiet', tree, commit], { cwd: workspace });
  }
  // Hard links from the store: seconds, and hardly any space.
  execFileSync('npx', pnpm, { cwd: tree, stdio: ['ignore', 'ignore', 'inherit'] });
  return tree;
}

function build(tree: string, output: string, folder: string | null): void {
  const cli = join(tree, 'node_modules/storybook/dist/bin/dispatcher.js');
  execFileSync(process.execPath, [cli, 'build', '--quiet', '--output-dir', output], {
    cwd: tree,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...(folder === null ? {} : { STORIES: folder }) },
  });
}
