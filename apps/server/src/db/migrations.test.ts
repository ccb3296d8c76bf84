import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, 'migrations');
const { entries }: { entries: { tag: string }[] } = JSON.parse(
  readFileSync(join(folder, 'meta/_journal.json'), 'utf8'),
);
const filesOf = (path: string) =>
  readdirSync(path)
    .filter((name) => /\.sql$|_snapshot\.json$/.test(name))
    .toSorted();

test('the journal names every migration in its order', () => {
  expect(filesOf(folder)).toEqual(entries.map(({ tag }) => `${tag}.sql`));
});

test('only the newest snapshot is kept, which the next migration is made from', () => {
  const newest = entries.at(-1)?.tag.slice(0, 4);
  expect(filesOf(join(folder, 'meta'))).toEqual([`${newest}_snapshot.json`]);
});
