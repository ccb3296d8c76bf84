import { notificationTypes as types } from '@portal/rules';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { activities, activityPeople } from '../../db/schema/index.ts';
import { causeOf } from './notify.writes.ts';

interface NewsOfMembers {
  type: typeof types.newAddedMember | typeof types.newBlockedMember;
  communityId: string;
  memberIds: readonly string[];
  /** Who decided it, and is told nothing of it. */
  initiatorId: string;
  at: Date;
}

/** Lets the moderators of a community know what became of people there. What was told of them before is over: it would be told again beside it, by who did it then. */
export async function notifyOfMembers(
  tx: Db,
  { type, communityId, memberIds, initiatorId, at }: NewsOfMembers,
): Promise<void> {
  if (memberIds.length === 0) return;
  const about = memberIds.map((memberId) => ({ memberId, about: `${communityId} ${memberId}` }));
  const before = [types.newAddedMember, types.newBlockedMember, types.newAwaitingMember];
  await tx.delete(activities).where(
    inArray(
      activities.cause,
      about.flatMap((one) => before.map((each) => causeOf(each, one.about))),
    ),
  );
  const inserted = await tx
    .insert(activities)
    .values(
      about.map(({ memberId, about: named }) => ({
        ...{ type, cause: causeOf(type, named), audience: 'moderators' as const },
        ...{ communityId, memberId, at },
      })),
    )
    .returning({ activityId: activities.id });
  await tx.insert(activityPeople).values(inserted.map((one) => ({ ...one, personId: initiatorId, at })));
}
