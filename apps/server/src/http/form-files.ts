import { randomUUID } from 'node:crypto';
import { createWriteStream, mkdtempSync, openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** The files of one form, on disk from their first byte until its call has been answered. */
export interface FormFiles {
  /** Writes a file down while it comes. What it holds is read from disk each time it is asked for. */
  keep(content: Readable, name: string): Promise<File>;
}

/** Does some work with a place for the files of a form, of which nothing is left afterwards. */
export async function withFormFiles<Done>(work: (files: FormFiles) => Promise<Done>): Promise<Done> {
  let folder: string | null = null;
  try {
    return await work({
      async keep(content, name) {
        // At once: a file that comes while nobody listens to it would end the process with its first error.
        folder ??= mkdtempSync(join(tmpdir(), 'portal-form-'));
        const path = join(folder, randomUUID());
        await pipeline(content, createWriteStream(path));
        return new File([await openAsBlob(path)], name);
      },
    });
  } finally {
    if (folder !== null) await rm(folder, { recursive: true, force: true });
  }
}
