import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOfFiles } from './hash-of-files.ts';

/** One number for all files of the workspace, but for those that a step never reads: git's and those that git does not know yet. */
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

/** Caches which files each step has passed on, so that it need not be run again on them. */
export function stepCache(folder: string) {
  const markOf = (step: string) => join(folder, step);
  return {
    has: (step: string, hash: string) => existsSync(markOf(step)) && readFileSync(markOf(step), 'utf8') === hash,
    record(step: string, hash: string) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(markOf(step), hash);
    },
    clear: (step: string) => rmSync(markOf(step), { force: true }),
  };
}
