/** The names that docs and READMEs give of the code: one that no source has is out of date. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspace } from './workspace.ts';

const pages = ['README.md', 'docs/*.md', 'packages/*/README.md'];
const sources = ['{packages,apps,profiles,scripts,.storybook}/**/*.{ts,tsx,mjs,sql,json,jsonl}', '*.{ts,json}'];

/** The names in camel case that stand between backquotes. What is built of outcomes (`onJoined`) stands nowhere in full. */
export function namesIn(page: string): string[] {
  const spans = page.replaceAll(/^ *```.*?^ *```/gms, '').matchAll(/`([^`\n]+)`/g);
  const words = [...spans].flatMap(([, code = '']) => code.match(/\b[A-Za-z]\w*/g) ?? []);
  return [...new Set(words)].filter((word) => /[a-z][A-Z]/.test(word) && !/^on[A-Z]/.test(word));
}

/** Every word of the sources. */
function wordsOfSources(): Set<string> {
  const exclude = (path: string) => /(?:^|\/)(?:node_modules|dist|storybook-static)$/.test(path);
  const files = globSync(sources, { cwd: workspace, exclude });
  return new Set(files.flatMap((file) => readFileSync(join(workspace, file), 'utf8').match(/\b[A-Za-z]\w*/g) ?? []));
}

/** The names that no source has, by page. */
export function staleNames(): string[] {
  const words = wordsOfSources();
  return globSync(pages, { cwd: workspace }).flatMap((page) =>
    namesIn(readFileSync(join(workspace, page), 'utf8'))
      .filter((name) => !words.has(name))
      .map((name) => `${page}: no source has ${name}`),
  );
}
