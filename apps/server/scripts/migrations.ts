/** `pnpm migrations --name what_it_does` writes the migration to the tables as they are declared now. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../src/db/migrations');
const meta = join(folder, 'meta');
const journal = join(meta, '_journal.json');
const snapshots = () => readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'));
const tags = (): string[] =>
  Array.from(readFileSync(journal, 'utf8').matchAll(/"tag": "([^"]+)"/g), ([, tag = '']) => tag);

const before = { snapshots: snapshots(), tags: tags() };
execFileSync('drizzle-kit', ['generate', ...process.argv.slice(2)], { stdio: 'inherit' });
const [made] = tags().filter((tag) => !before.tags.includes(tag));
const [snapshot] = snapshots().filter((name) => !before.snapshots.includes(name));
if (made !== undefined && snapshot !== undefined) {
  // Drizzle counts the entries of the journal, and two numbers are free: files go by the newest number.
  const number = String(Number(before.tags.at(-1)?.slice(0, 4)) + 1).padStart(4, '0');
  const tag = `${number}${made.slice(4)}`;
  // The next migration is made from the newest snapshot alone.
  for (const name of before.snapshots) rmSync(join(meta, name));
  renameSync(join(meta, snapshot), join(meta, `${number}_snapshot.json`));
  renameSync(join(folder, `${made}.sql`), join(folder, `${tag}.sql`));
  writeFileSync(journal, readFileSync(journal, 'utf8').replace(`"tag": "${made}"`, `"tag": "${tag}"`));
}
