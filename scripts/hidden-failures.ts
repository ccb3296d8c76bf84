/** No failed read looks like nothing: where a query's data is replaced by something empty, its failure is never seen. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const workspace = fileURLToPath(new URL('../', import.meta.url));

const sources = ['packages/{features-*,host}/src/**/*.{ts,tsx}', 'packages/api/src/hooks/*.{ts,tsx}'];
const loaded = /\buseEndpoint(?:Pages)?\(/;
const renamed = /\{[^{}]*\bdata: (\w+)[^{}]*\} =\s*useEndpoint/g;
const nothing = String.raw`(?:\[\]|\{\}|0\b|''|false\b|no[nt][A-Z]?\w*|empty\w*)`;

/** The lines of a file that read a query's data and, without it, something empty. */
export function hiddenFailures(file: string, text: string): string[] {
  if (!loaded.test(text)) return [];
  const names = ['data', ...[...text.matchAll(renamed)].flatMap(([, name]) => name ?? [])];
  const hides = new RegExp(String.raw`\b(?:${names.join('|')})(?:\?\.[\w.?]+)? *(?:\?\?|\|\|) *${nothing}`);
  return text
    .split('\n')
    .flatMap((line, at) => (hides.test(line) ? [`${file}:${at + 1} hides a failed read: draw its view`] : []));
}

/** Every such line of what is shipped. */
export function allHiddenFailures(): string[] {
  return globSync(sources, { cwd: workspace })
    .filter((file) => !/\.(?:test|stories)\.tsx?$|\/stories\/|\/testing\//.test(file))
    .flatMap((file) => hiddenFailures(file, readFileSync(join(workspace, file), 'utf8')));
}
