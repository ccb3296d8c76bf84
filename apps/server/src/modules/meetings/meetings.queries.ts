import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import { communities, meetings } from '../../db/schema/index.ts';
import type { Person } from '../../http/person.ts';
import { anyoneLike, fillingIn, roleIn } from '../auth/index.ts';
import { communityAccessColumns, communityAccessOf, isMine, mine } from '../community-access/index.ts';
import { isMyPart, isOfCommunity, myPart } from './shown-meetings.queries.ts';

export async function findMeeting(db: Db, ids: { id: string; communityId: string }, person: Person, now: Date) {
  const statement = prepared(db, roleIn('access to a meeting', person), () => {
    const asking = anyoneLike(person);
    return db
      .select({ meeting: meetingAccessColumns, community: communityAccessColumns })
      .from(meetings)
      .innerJoin(communities, isOfCommunity)
      .leftJoin(mine, isMine(asking))
      .leftJoin(myPart, isMyPart(asking))
      .where(and(eq(meetings.id, sql.placeholder('id')), eq(communities.id, sql.placeholder('communityId'))));
  });
  const [row = null] = await statement.execute({ ...fillingIn(person), ...ids });
  return row && { ...row.meeting, community: communityAccessOf(row.community, person, now) };
}

/** What of a meeting its rules decide by; the query joins `myPart`. */
export const meetingAccessColumns = {
  id: meetings.id,
  visible: meetings.visible,
  startAt: meetings.startAt,
  duration: meetings.duration,
  rsvpAt: meetings.rsvpAt,
  zone: meetings.zone,
  imageAssetId: meetings.imageAssetId,
  version: meetings.version,
  isRemoved: sql<boolean>`${meetings.deletedAt} is not null`,
  isInvited: sql<boolean>`coalesce(${myPart.isInvited}, false)`,
};
