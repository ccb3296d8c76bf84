import { notificationTypes } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import { notify } from './notify.writes.ts';

/** A post that its readers see from now on. */
export async function notifyOfPost(
  tx: Db,
  post: { id: string; communityId: string; authorId: string },
  at: Date,
): Promise<void> {
  await notify(tx, {
    type: notificationTypes.newPostWasCreated,
    about: post.id,
    audience: 'members',
    initiatorId: post.authorId,
    communityId: post.communityId,
    postId: post.id,
    at,
  });
}

/** A post that those who follow it have read otherwise. */
export async function notifyOfEdit(
  tx: Db,
  { id, community }: { id: string; community: { id: string } },
  initiatorId: string,
  at: Date,
): Promise<void> {
  await notify(tx, {
    type: notificationTypes.postWasUpdated,
    about: id,
    audience: 'followers',
    initiatorId,
    communityId: community.id,
    postId: id,
    at,
  });
}
