import { eq } from 'drizzle-orm';
import { lockPerson } from '../../db/lock-person.ts';
import { people } from '../../db/schema/index.ts';
import { assetUrlsOf, type Call, personOf } from '../../http/call.ts';
import { addAssets, contentOf } from '../files/index.ts';

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
    await tx.update(people).set({ avatarAssetId }).where(eq(people.id, id));
    return assetUrlsOf(call).faceOrNull(avatarAssetId) ?? '';
  });
}
