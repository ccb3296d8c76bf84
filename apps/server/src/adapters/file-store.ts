import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Keeps bytes under their own hash: the same file is stored once, whatever it is called. */
export interface FileStore {
  put(bytes: Uint8Array): Promise<string>;
  read(hash: string): Promise<Uint8Array<ArrayBuffer> | null>;
}

/** A file store in a folder of this machine. */
export function diskStore(folder: string): FileStore {
  const pathOf = (hash: string) => join(folder, hash.slice(0, 2), hash);
  return {
    async put(bytes) {
      const hash = createHash('sha256').update(bytes).digest('hex');
      const path = pathOf(hash);
      if (await exists(path)) return hash;
      await mkdir(dirname(path), { recursive: true });
      await writeDurably(path, bytes);
      return hash;
    },
    async read(hash) {
      return readFile(pathOf(hash)).then(
        (bytes) => new Uint8Array(bytes),
        () => null,
      );
    },
  };
}

/** Under another name first, so that a half-written file never bears the name of its hash. */
async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  const file = await open(draft, 'w');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
