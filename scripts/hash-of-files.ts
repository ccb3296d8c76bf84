import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** One text for these files of a folder, by name and content, and for what else makes a difference. Each part is hashed by itself: what is moved from one to the next counts. */
export function hashOfFiles(folder: string, files: Iterable<string>, ...also: readonly string[]): string {
  const hash = createHash('sha256');
  const add = (part: string | Uint8Array) => hash.update(createHash('sha256').update(part).digest());
  for (const part of also) add(part);
  for (const file of [...new Set(files)].toSorted()) {
    add(file);
    add(readFileSync(join(folder, file)));
  }
  return hash.digest('hex');
}

/** The files of a folder that match, by their paths from it. */
export function filesIn(folder: string, patterns: readonly string[], exclude: readonly string[] = []): string[] {
  const entries = globSync(patterns, { cwd: folder, exclude, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
}

/** Of all files of the workspace, but for those that a step never reads: git's and those that git does not know yet. */
export function hashOfWorkspace(workspace: string, neverRead: readonly RegExp[] = []): string {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: workspace,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const isRead = (path: string) => path !== '' && !neverRead.some((pattern) => pattern.test(path));
  const files = list.split('\0').filter((path) => isRead(path) && existsSync(join(workspace, path)));
  return hashOfFiles(workspace, files, process.version, process.platform, process.arch);
}

/** Marks on which files a step has passed, or something was built, so that it need not be done again on them. */
export function marksIn(folder: string) {
  const markOf = (name: string) => join(folder, name);
  return {
    has: (name: string, hash: string) => existsSync(markOf(name)) && readFileSync(markOf(name), 'utf8') === hash,
    record(name: string, hash: string) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(markOf(name), hash);
    },
    clear: (name: string) => rmSync(markOf(name), { force: true }),
  };
}
