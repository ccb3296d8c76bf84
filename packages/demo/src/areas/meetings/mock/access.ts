import type { MockCall } from '../../../mock/mock-call.ts';
import { notFound, refuse } from '../../../mock/mock-problem.ts';
import type { MockState } from '../../../mock/mock-state.ts';
import type { RuleCall } from '../../../mock/rule-call.ts';
import { isMeetingShown, type MeetingFacts as RuleFacts, meetingRefusal } from '@portal/rules';
import { communityAccessById, type CommunityFacts } from '../../communities/mock/access.ts';
import type { CommunityAccess } from '../../communities/mock/community-access.ts';
import type { OnMeeting } from '@portal/api/contract';
import type { MockMeeting } from '../state.ts';

export interface MeetingFacts extends CommunityFacts {
  meeting: MockMeeting;
}

export type MeetingCall = MockCall<MeetingFacts>;

export function meetingRule({ action, at }: OnMeeting, { ids, state, person }: RuleCall): MeetingFacts {
  const meeting = state.meetings.get(ids.at(at));
  const isThere = meeting?.communityId === ids.at({ from: 'params', name: 'id' });
  const communityAccess = meeting && isThere ? communityAccessById(state, meeting.communityId, person) : null;
  refuse(meetingRefusal(action, meeting && communityAccess ? factsOf(meeting, communityAccess, person.id) : null));
  if (meeting === undefined || communityAccess === null) throw notFound();
  return { communityAccess, meeting };
}

/** Who is invited to a meeting or has answered it, and may still know of it. */
export function stillThere(state: MockState, meeting: MockMeeting): MockMeeting['people'] {
  return meeting.people.filter(({ personId }) => {
    const person = state.people.get(personId);
    const access = person && communityAccessById(state, meeting.communityId, person);
    return access ? isMeetingShown(factsOf(meeting, access, personId)) : false;
  });
}

/** A meeting of a community as a person stands to it, as the rules want it. */
export function factsOf(meeting: MockMeeting, community: CommunityAccess, personId: string): RuleFacts {
  const isInvited = meeting.people.some((one) => one.personId === personId && one.isInvited);
  return { visible: meeting.visible, isRemoved: meeting.isRemoved, isInvited, community };
}
