import { filePlaceOf, prefixOf } from './draft-keys.ts';
import type { DraftDevice } from './draft-device.ts';
import { draftLimits } from './draft-limits.ts';

/** The files of drafts. */
export interface DraftFiles {
  of(key: string): Promise<ReadonlyMap<string, File>>;
  /** False where the device keeps no files, or no more. */
  keep(key: string, id: string, file: File): Promise<boolean>;
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
  const placeOf = (key: string) => filePlaceOf(prefixOf(owner()) + key);
  /** On their way into the vault. */
  const coming = new Map<string, File>();

  async function hasRoom({ size }: File): Promise<boolean> {
    const kept = await vault.entries(filePlaceOf(prefixOf(owner()), ''));
    const bytes = kept.reduce((sum, [, file]) => sum + (file instanceof File ? file.size : 0), size);
    return bytes <= draftLimits.fileBytes;
  }

  return {
    async of(key) {
      const place = placeOf(key);
      const onTheirWay = [...coming].filter(([found]) => found.startsWith(place));
      const kept = await vault.entries(place);
      return new Map(
        [...kept, ...onTheirWay].flatMap(([found, file]) =>
          file instanceof File ? [[found.slice(place.length), file] as const] : [],
        ),
      );
    },
    async keep(key, id, file) {
      const place = placeOf(key) + id;
      coming.set(place, file);
      try {
        if (!(await hasRoom(file))) return false;
        await vault.put(place, file);
        return true;
      } catch {
        return false;
      } finally {
        coming.delete(place);
      }
    },
    remove: (key, id) => void vault.remove(placeOf(key) + id).catch(ignore),
  };
}

/** Nothing is there where the device keeps nothing. */
function ignore() {}
