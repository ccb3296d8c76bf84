import type { Ids, OnMeeting } from '@portal/api/contract';
import { meetingRefusal } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import { type Call, personOf } from '../../http/call.ts';
import { refuse } from '../../http/problem.ts';
import type { CommunityFacts } from '../communities/index.ts';
import { findMeeting } from './meetings.queries.ts';

export interface MeetingFacts extends CommunityFacts {
  meeting: NonNullable<Awaited<ReturnType<typeof findMeeting>>>;
}

export type MeetingCall = Call<MeetingFacts>;

/** A meeting that the person may not know of does not exist for them. */
export async function meetingRule({ action, at }: OnMeeting, ids: Ids, call: Call): Promise<MeetingFacts> {
  const communityId = ids.at({ from: 'params', name: 'id' });
  const meeting = await findMeeting(call.db, { id: ids.at(at), communityId }, personOf(call), call.now);
  refuse(meetingRefusal(action, meeting), meeting);
  return { meeting, community: meeting.community };
}

/** The same read once more, for whoever has waited for others to be done with it. */
export async function meetingAgain(db: Db, call: MeetingCall) {
  const { id, community } = call.facts.meeting;
  const meeting = await findMeeting(db, { id, communityId: community.id }, personOf(call), call.now);
  refuse(meetingRefusal('read', meeting), meeting);
  return meeting;
}
