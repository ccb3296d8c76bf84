import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unwrapped } from './unwrapped.ts';
import { workspace } from './workspace.ts';

const promises = unwrapped(readFileSync(join(workspace, 'docs/security.md'), 'utf8'))
  .split('\n')
  .filter((line) => line.startsWith('- '));

/** `file` 'title', 'title'; `file` 'title' */
function testsOf(promise: string): { file: string; titles: string[] }[] {
  const [, heldBy = ''] = promise.split(' — ');
  return heldBy.split('; `').map((part) => ({
    file: part.replace(/^`/, '').split('`')[0] ?? '',
    titles: [...part.matchAll(/'([^']+)'/g)].map(([, title = '']) => title),
  }));
}

test.each(promises)('%s', (promise) => {
  const heldBy = testsOf(promise);
  const missing = heldBy.flatMap(({ file, titles }) => {
    const source = existsSync(join(workspace, file)) ? readFileSync(join(workspace, file), 'utf8') : '';
    return titles.filter((title) => !source.includes(title)).map((title) => `${file} › ${title}`);
  });
  expect(missing).toEqual([]);
  expect(heldBy.flatMap(({ titles }) => titles)).not.toEqual([]);
});
