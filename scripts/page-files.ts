import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

export interface PageFiles {
  scripts: readonly string[];
  sheets: readonly string[];
  /** Of the scripts, gzipped, in bytes. */
  bytes: number;
}

/** What the HTML of a page names: scripts that it begins with, and its stylesheets. */
export function filesOfPage(dist: string, page: string): PageFiles {
  const html = readFileSync(join(dist, page), 'utf8');
  const named = (ending: string) => [
    ...new Set(
      Array.from(html.matchAll(new RegExp(`/(assets/[\\w.-]+\\.${ending})\\b`, 'g')), ([, file = '']) => file),
    ),
  ];
  const scripts = named('js');
  const bytes = scripts.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0);
  return { scripts, sheets: named('css'), bytes };
}
