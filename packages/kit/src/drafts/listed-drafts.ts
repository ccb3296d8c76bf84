import { draftKeysOf, retainedMarkOf, ownerOf, root, textKeyOf } from './draft-keys.ts';
import type { DraftDevice } from './draft-device.ts';
import { filesOf } from './draft-files.ts';
import { draftLimits } from './draft-limits.ts';
import { type DraftEntry, recordAt, recordOf } from './draft-record.ts';
import { type FileRef, refsIn } from './file-refs.ts';

/** A draft as a list shows it. */
export interface DraftOnDevice extends DraftEntry {
  key: string;
  /** Null for one that was kept before that was noted. */
  at: Date | null;
  files: readonly FileRef[];
}

const dayMs = 86_400_000;

/** The keys of the owner's drafts, the newest first. */
function keysByAge(device: DraftDevice): { key: string; at: number | null }[] {
  const keys = draftKeysOf(device.storage, device.owner());
  const dated = keys.map((key) => ({ key, at: recordAt(device, key)?.at ?? null }));
  return dated.toSorted((a, b) => (b.at ?? Infinity) - (a.at ?? Infinity));
}

/** Those that can be named, the newest first. */
export function listDrafts(device: DraftDevice): readonly DraftOnDevice[] {
  return keysByAge(device).flatMap(({ key, at }) => {
    const record = recordAt(device, key);
    if (record === null || record.entry === null) return [];
    return [{ ...record.entry, key, at: at === null ? null : new Date(at), files: refsIn(record.value) }];
  });
}

/** Removes one; what it returns puts it back, with all its files or not at all. */
export async function takeDraft(device: DraftDevice, key: string): Promise<() => Promise<void>> {
  const files = filesOf(device);
  const owner = device.owner();
  const text = device.readText(key);
  const stored = await files.of(key).catch(() => new Map<string, File>());
  device.clear(key);
  return async () => {
    if (text === null || device.owner() !== owner) return;
    const areStored = await Promise.all([...stored].map(([id, file]) => files.store(key, id, file)));
    if (!areStored.includes(false)) device.storeText(key, text);
    if (device.has(key)) return;
    device.clear(key);
    throw new Error('The device has not kept the draft.');
  };
}

/** Finds what a killed browser had not written yet, and lets go of what is too old or too much. */
export async function recoverDrafts(device: DraftDevice): Promise<void> {
  const owner = device.owner();
  // While it is still being found out who is there, nothing is known to be somebody else's.
  if (owner === null) return;
  const entries = await device.vault.entries(textKeyOf(`${root}:`, ''));
  for (const [place, text] of entries) {
    const key = place.slice(textKeyOf('', '').length, -1);
    const whose = ownerOf(key);
    if (whose === owner) restore(device, key, text);
    else if (device.storage.read(retainedMarkOf(whose)) === null) device.removeAllOf(whose);
  }
  if (device.owner() === owner) letGo(device);
}

function restore({ storage, changed, found }: DraftDevice, place: string, text: unknown): void {
  if (typeof text !== 'string') return;
  const at = recordOf(text)?.at ?? 0;
  const known = storage.read(place);
  if (known !== null && (recordOf(known)?.at ?? 0) >= at) return;
  storage.write(place, text);
  found();
  changed();
}

function letGo(device: DraftDevice): void {
  const oldest = device.now().getTime() - draftLimits.days * dayMs;
  let characters = 0;
  keysByAge(device).forEach(({ key, at }, place) => {
    characters += device.readText(key)?.length ?? 0;
    const isTooMuch = place >= draftLimits.count || (place > 0 && characters > draftLimits.characters);
    if (isTooMuch || (at !== null && at < oldest)) device.clear(key);
  });
}
