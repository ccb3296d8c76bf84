import { lockPerson } from '../../db/lock-person.ts';
import { assetUrlsOf, type Call, personOf } from '../../http/call.ts';
import { addAssets, contentOf } from '../files/index.ts';
import { remove } from './name-sound.writes.ts';

/** Keeps how the person who asks says their name, in place of what there was. Answers its address. */
export async function saveNameSound(sound: File, call: Call): Promise<string> {
  const { id } = personOf(call);
  return call.db.transaction(async (tx) => {
    await lockPerson(tx, id);
    await remove(tx, id);
    // What the file is called on a device is nobody’s business.
    const files = [{ ...contentOf(sound), name: 'name.wav' }];
    const [assetId = null] = await addAssets(tx, call, { files, ownerKind: 'nameSound', ownerId: id });
    return assetUrlsOf(call).soundOrNull(assetId) ?? '';
  });
}

export async function removeNameSound(call: Call): Promise<void> {
  const { id } = personOf(call);
  await call.db.transaction(async (tx) => {
    await lockPerson(tx, id);
    await remove(tx, id);
  });
}
