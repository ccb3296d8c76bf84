import { lockPerson } from '../../db/lock-person.ts';
import { assetUrlsOf, type Call, personOf } from '../../http/call.ts';
import { addAssets, contentOf } from '../files/index.ts';
import { setAvatar } from './avatar.writes.ts';

/** Shows another photo of the person who asks; the last one is nobody's to see from then on. Answers its address. */
export async function saveAvatar(photo: File, call: Call): Promise<string> {
  const { id } = personOf(call);
  return call.db.transaction(async (tx) => {
    await lockPerson(tx, id);
    const [avatarAssetId = ''] = await addAssets(tx, call, {
      files: [contentOf(photo)],
      ownerKind: 'avatar',
      ownerId: id,
    });
    await setAvatar(tx, avatarAssetId, id);
    return assetUrlsOf(call).faceOrNull(avatarAssetId) ?? '';
  });
}
