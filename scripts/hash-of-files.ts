import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
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
