import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { callFiles } from './call-files.ts';

/** Writes src/calls/generated from the contract: `node --conditions=portal-source scripts/generate-calls.ts`. */
const folder = join(import.meta.dirname, '../src/calls/generated');
const files = callFiles();
await mkdir(folder, { recursive: true });
for (const name of await readdir(folder)) if (!files.has(name)) await rm(join(folder, name));
for (const [name, text] of files) await writeFile(join(folder, name), text);
