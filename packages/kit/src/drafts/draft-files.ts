import { fileKeyOf, prefixOf } from './draft-keys.ts';
import type { DraftDevice } from './draft-device.ts';
import { draftLimits } from './draft-limits.ts';

/** The files of drafts. */
export interface DraftFiles {
  of(key: string): Promise<ReadonlyMap<string, File>>;
  /** False where the device keeps no files, or no more. */
  store(key: string, id: string, file: File): Promise<boolean>;
  /** One file of a draft. */
  remove(key: string, id: string): void;
}

const known = new WeakMap<DraftDevice, DraftFiles>();

/** The files of the drafts on a device. */
export function filesOf(device: DraftDevice): DraftFiles {
  const files = known.get(device) ?? createDraftFiles(device);
  known.set(device, files);
  return files;
}

function createDraftFiles({ vault, owner }: DraftDevice): DraftFiles {
  const fileKeysOf = (key: string) => fileKeyOf(prefixOf(owner()) + key);
  /** On their way into the vault. */
  const storing = new Map<string, File>();

  async function hasRoom({ size }: File): Promise<boolean> {
    const stored = await vault.entries(fileKeyOf(prefixOf(owner()), ''));
    const bytes = stored.reduce((sum, [, file]) => sum + (file instanceof File ? file.size : 0), size);
    return bytes <= draftLimits.fileBytes;
  }

  return {
    async of(key) {
      const fileKey = fileKeysOf(key);
      const onTheirWay = [...storing].filter(([found]) => found.startsWith(fileKey));
      const stored = await vault.entries(fileKey);
      return new Map(
        [...stored, ...onTheirWay].flatMap(([found, file]) =>
          file instanceof File ? [[found.slice(fileKey.length), file] as const] : [],
        ),
      );
    },
    async store(key, id, file) {
      const fileKey = fileKeysOf(key) + id;
      storing.set(fileKey, file);
      try {
        if (!(await hasRoom(file))) return false;
        await vault.put(fileKey, file);
        return true;
      } catch {
        return false;
      } finally {
        storing.delete(fileKey);
      }
    },
    remove: (key, id) => void vault.remove(fileKeysOf(key) + id).catch(ignore),
  };
}

/** Nothing is there where the device keeps nothing. */
function ignore() {}
