import { notificationTypes } from '@portal/rules';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { activities, activityPeople } from '../../db/schema/index.ts';
import { causeOf } from './notify.writes.ts';

/** A report that was decided about. */
interface Resolution {
  communityId: string;
  postId: string;
  commentId: string | null;
  reporterId: string;
}

const { newActionResolutionToPost, newActionResolutionToComment } = notificationTypes;

/** What became of reports, for each who wrote one: for the record, as these types are listed for nobody. */
export async function notifyOfResolution(
  tx: Db,
  resolutions: readonly Resolution[],
  { initiatorId, at }: { initiatorId: string; at: Date },
): Promise<void> {
  const others = resolutions.filter(({ reporterId }) => reporterId !== initiatorId);
  if (others.length === 0) return;
  const news = others.map(({ reporterId: recipientId, ...place }) => {
    const type = place.commentId === null ? newActionResolutionToPost : newActionResolutionToComment;
    const about = `${place.commentId ?? place.postId} ${recipientId}`;
    return { ...place, type, cause: causeOf(type, about), audience: 'person' as const, recipientId, at };
  });
  const upserted = await tx
    .insert(activities)
    .values(news)
    .onConflictDoUpdate({ target: activities.cause, set: { at: sql`excluded.at` } })
    .returning({ activityId: activities.id, commentId: activities.commentId });
  await tx
    .insert(activityPeople)
    .values(upserted.map((one) => ({ ...one, personId: initiatorId, at })))
    .onConflictDoUpdate({ target: [activityPeople.activityId, activityPeople.personId], set: { at } });
}
