import type { Ids, OnMeeting } from '@portal/api/contract';
import { meetingRefusal } from '@portal/api/rules';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import { communities, meetings } from '../../db/schema/index.ts';
import { type Call, personOf } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import { anyoneLike, fillingIn, roleIn } from '../auth/index.ts';
import type { Person } from '../../http/person.ts';
import type { CommunityFacts } from '../communities/index.ts';
import { communityAccessColumns, communityAccessOf, isMine, mine } from '../community-access/index.ts';
import { isMyPart, isOfCommunity, myPart } from './shown-meetings.ts';

export interface MeetingFacts extends CommunityFacts {
  meeting: NonNullable<Awaited<ReturnType<typeof findMeeting>>>;
}

export type MeetingCall = Call<MeetingFacts>;

/** A meeting that the person may not know of does not exist for them. */
export async function meetingRule({ action, at }: OnMeeting, ids: Ids, call: Call): Promise<MeetingFacts> {
  const communityId = ids.at({ from: 'params', name: 'id' });
  const meeting = await findMeeting(call.db, { id: ids.at(at), communityId }, personOf(call), call.now);
  refuse(meetingRefusal(action, meeting));
  return { meeting: found(meeting), community: found(meeting).community };
}

/** The same read once more, for whoever has waited for others to be done with it. */
export async function meetingAgain(db: Db, call: MeetingCall) {
  const { id, community } = call.facts.meeting;
  const meeting = await findMeeting(db, { id, communityId: community.id }, personOf(call), call.now);
  refuse(meetingRefusal('read', meeting));
  return found(meeting);
}

async function findMeeting(db: Db, ids: { id: string; communityId: string }, person: Person, now: Date) {
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
