import { createHash } from 'node:crypto';
import type { FileStore } from '../adapters/file-store.ts';

export function memoryStore(): FileStore {
  const files = new Map<string, Uint8Array>();
  return {
    async put(bytes) {
      const hash = createHash('sha256').update(bytes).digest('hex');
      files.set(hash, bytes);
      return hash;
    },
    async read(hash) {
      const bytes = files.get(hash);
      return bytes ? new Uint8Array(bytes) : null;
    },
    // Without a date: a test has nothing that lies here by chance.
    async removeUnused(_, findUsed) {
      const used = await findUsed([...files.keys()]);
      for (const hash of files.keys()) if (!used.has(hash)) files.delete(hash);
    },
  };
}
