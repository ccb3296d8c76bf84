import { createDraft, type Draft } from './draft.ts';
import type { DraftDevice } from './draft-device.ts';
import { prefixOf } from './draft-keys.ts';
import { recordAt, recordText } from './draft-record.ts';

/** What was kept under the key, or undefined. */
export function readDraft(device: DraftDevice, key: string): unknown {
  return recordAt(device, key)?.value;
}

/** A place for work under the key, of whoever is signed in now. */
export function openDraft(device: DraftDevice, key: string): Draft {
  const whose = device.owner();
  const draft = createDraft({
    keep: (value, entry) =>
      device.owner() === whose && device.storeText(key, recordText(value, device.now().getTime(), entry)),
    remove: () => device.clear(key),
    onClose: () => device.opened.delete(draft),
  });
  device.opened.add(draft);
  return draft;
}

/** Hears what another tab makes of a draft; undefined: it is gone. */
export function watchDraft(device: DraftDevice, key: string, listener: (value: unknown) => void): () => void {
  const { storage, owner } = device;
  return (
    storage.subscribe?.((place) => place === prefixOf(owner()) + key && listener(readDraft(device, key))) ?? nothing
  );
}

function nothing() {}
