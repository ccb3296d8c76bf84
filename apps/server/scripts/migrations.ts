/** `pnpm migrations --name what_it_does` writes the migration to the tables as they are declared now. */
import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const meta = join(import.meta.dirname, '../src/db/migrations/meta');

execFileSync('drizzle-kit', ['generate', ...process.argv.slice(2)], { stdio: 'inherit' });
// The next migration is made from the newest snapshot alone.
const snapshots = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'));
for (const name of snapshots.toSorted().slice(0, -1)) rmSync(join(meta, name));
