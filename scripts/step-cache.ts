import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Caches which files each step has passed on, so that it need not be run again on them. */
export interface StepCache {
  /** Whether the step has passed on these files. */
  has(step: string, hash: string): boolean;
  record(step: string, hash: string): void;
  clear(step: string): void;
}

/** One number for all files of the workspace, but for those that a step never reads: git's and those that git does not know yet. */
export function hashOfFiles(workspace: string, neverRead: readonly RegExp[] = []): string {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: workspace,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch}`);
  for (const path of [...new Set(list.split('\0'))].sort()) {
    const file = join(workspace, path);
    if (path === '' || neverRead.some((pattern) => pattern.test(path)) || !existsSync(file)) continue;
    hash.update(`\0${path}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

export function stepCache(folder: string): StepCache {
  const markOf = (step: string) => join(folder, step);
  return {
    has: (step, hash) => existsSync(markOf(step)) && readFileSync(markOf(step), 'utf8') === hash,
    record(step, hash) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(markOf(step), hash);
    },
    clear: (step) => rmSync(markOf(step), { force: true }),
  };
}
