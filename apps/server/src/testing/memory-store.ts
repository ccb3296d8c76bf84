import { createHash } from 'node:crypto';
import type { FileStore } from '../adapters/file-store.ts';

export function memoryStore(): FileStore {
  const files = new Map<string, Uint8Array>();
  const derived = new Map<string, Map<string, Uint8Array>>();
  const copyOf = (bytes: Uint8Array | undefined) => (bytes ? new Uint8Array(bytes) : null);
  return {
    async put(bytes) {
      const hash = createHash('sha256').update(bytes).digest('hex');
      files.set(hash, bytes);
      return hash;
    },
    async putParts(parts) {
      const taken: Uint8Array[] = [];
      for await (const part of parts) taken.push(part);
      const whole = new Uint8Array(Buffer.concat(taken));
      const hash = createHash('sha256').update(whole).digest('hex');
      files.set(hash, whole);
      return { hash, bytes: whole.byteLength };
    },
    async readParts(hash) {
      const whole = files.get(hash);
      if (whole === undefined) return null;
      return (async function* () {
        yield new Uint8Array(whole);
      })();
    },
    read: async (hash) => copyOf(files.get(hash)),
    async putDerived(hash, name, bytes) {
      derived.set(hash, (derived.get(hash) ?? new Map()).set(name, bytes));
    },
    readDerived: async (hash, name) => copyOf(derived.get(hash)?.get(name)),
    // Without a date: a test has nothing that lies here by chance.
    async removeUnused(_, findUsed) {
      const used = await findUsed([...files.keys()]);
      for (const hash of files.keys()) {
        if (used.has(hash)) continue;
        files.delete(hash);
        derived.delete(hash);
      }
    },
  };
}
