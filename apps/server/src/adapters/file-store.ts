import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Keeps bytes under their own hash: the same file is stored once, whatever it is called. */
export interface FileStore {
  put(bytes: Uint8Array): Promise<string>;
  /** Keeps what is too large to be in memory at once. */
  putParts(parts: AsyncIterable<Uint8Array>): Promise<{ hash: string; bytes: number }>;
  /** The same a part at a time; null where there is no such file. */
  readParts(hash: string): Promise<AsyncIterable<Uint8Array> | null>;
  read(hash: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Keeps what was made of a stored file; it is removed with it. */
  putDerived(hash: string, name: string, bytes: Uint8Array): Promise<void>;
  readDerived(hash: string, name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Removes what nobody refers to any more and what nobody has put here since the moment. */
  removeUnused(since: Date, findUsed: (hashes: string[]) => Promise<ReadonlySet<string>>): Promise<void>;
}

/** A file store in a folder of this machine. */
export function diskStore(folder: string): FileStore {
  const pathOf = (hash: string) => join(folder, hash.slice(0, 2), hash);
  const write = async (path: string, bytes: Uint8Array) => {
    await mkdir(dirname(path), { recursive: true });
    await writeDurably(path, bytes);
  };
  return {
    async put(bytes) {
      const hash = createHash('sha256').update(bytes).digest('hex');
      const path = pathOf(hash);
      if (await touch(path)) return hash;
      await write(path, bytes);
      return hash;
    },
    async putParts(parts) {
      // Among those that are looked through for what nobody refers to: a server that dies leaves it behind.
      const draft = join(folder, '00', randomUUID());
      await mkdir(dirname(draft), { recursive: true });
      const sum = createHash('sha256');
      let bytes = 0;
      const file = await open(draft, 'w');
      try {
        for await (const part of parts) {
          sum.update(part);
          bytes += part.byteLength;
          await file.writeFile(part);
        }
        await file.sync();
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      } finally {
        await file.close();
      }
      const hash = sum.digest('hex');
      await mkdir(dirname(pathOf(hash)), { recursive: true });
      await rename(draft, pathOf(hash));
      return { hash, bytes };
    },
    async readParts(hash) {
      const path = pathOf(hash);
      return (await succeeds(access(path))) ? partsAt(path) : null;
    },
    read: (hash) => bytesAt(pathOf(hash)),
    putDerived: (hash, name, bytes) => write(`${pathOf(hash)}-${name}`, bytes),
    readDerived: (hash, name) => bytesAt(`${pathOf(hash)}-${name}`),
    async removeUnused(since, findUsed) {
      for (const part of await namesIn(folder)) {
        const names = await namesIn(join(folder, part));
        const used = await findUsed([...new Set(names.map((name) => originalOf(name) ?? name))]);
        for (const name of names) {
          const original = originalOf(name);
          if (used.has(original ?? name)) continue;
          const path = join(folder, part, name);
          // What is derived can be made again at any time.
          await (original === null ? removeUntouched(path, since) : rm(path, { force: true }));
        }
      }
    },
  };
}

/** The hash of the file that something was made of; null where it is no such thing. */
function originalOf(name: string): string | null {
  return /^([\da-f]{64})-[\w-]+$/.exec(name)?.[1] ?? null;
}

/** Opened when the first part is asked for: of what nobody reads nothing stays open. */
async function* partsAt(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path);
}

async function bytesAt(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  return readFile(path).then(
    (bytes) => new Uint8Array(bytes),
    () => null,
  );
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

/** Says of a file that it is wanted now, so that it is not removed before its row is there; false where there is none. */
async function touch(path: string): Promise<boolean> {
  const now = new Date();
  return succeeds(utimes(path, now, now));
}

/** Aside first and looked at again: whoever wanted it in between has either touched it or found nothing and writes it anew. */
async function removeUntouched(path: string, since: Date): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  if (!(await isOlder(path, since)) || !(await succeeds(rename(path, aside)))) return;
  if (await isOlder(aside, since)) await rm(aside, { force: true });
  else await rename(aside, path);
}

async function isOlder(path: string, since: Date): Promise<boolean> {
  return stat(path).then(
    ({ mtime }) => mtime < since,
    () => false,
  );
}

function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

function succeeds(work: Promise<void>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
