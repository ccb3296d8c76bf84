import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const workspace = fileURLToPath(new URL('../', import.meta.url));
const promises = readFileSync(join(workspace, 'docs/security.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('- '));

/** `file` 'title', 'title'; `file` 'title' */
function testsOf(promise: string): { file: string; titles: string[] }[] {
  const [, forced = ''] = promise.split(' — ');
  return forced.split('; `').map((part) => ({
    file: part.replace(/^`/, '').split('`')[0] ?? '',
    titles: [...part.matchAll(/'([^']+)'/g)].map(([, title = '']) => title),
  }));
}

test.each(promises)('%s', (promise) => {
  const forced = testsOf(promise);
  const missing = forced.flatMap(({ file, titles }) => {
    const source = existsSync(join(workspace, file)) ? readFileSync(join(workspace, file), 'utf8') : '';
    return titles.filter((title) => !source.includes(title)).map((title) => `${file} › ${title}`);
  });
  expect(missing).toEqual([]);
  expect(forced.flatMap(({ titles }) => titles)).not.toEqual([]);
});
