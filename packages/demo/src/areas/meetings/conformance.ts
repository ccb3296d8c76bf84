import type { Subjects } from '../../conformance/subjects.ts';
import type { WorldMeeting } from '../../world/world-types.ts';
import { meetingVisibility } from '@portal/rules';

/** Meetings of the demo world that fit what a case needs. */
export function meetingsOf({ world, member, joined, closed }: Subjects) {
  const first = (fits: (meeting: WorldMeeting) => boolean): WorldMeeting => {
    const found = world.meetings.find(fits);
    if (found === undefined) throw new Error('The demo world has no such meeting');
    return found;
  };
  const isIn = (id: string) => (meeting: WorldMeeting) => meeting.communityId === id;
  const isJoined = (communityId: string) =>
    world.memberships.some(
      (one) => one.communityId === communityId && one.personId === member && one.status === 'Joined',
    );
  const isPrivate = ({ visible }: WorldMeeting) => visible === meetingVisibility.private;
  return {
    /** Of the community that the member has joined. */
    toCome: first((one) => isIn(joined.id)(one) && one.day > 0 && one.visible === meetingVisibility.community),
    over: first((one) => isIn(joined.id)(one) && one.day < 0),
    /** A private one to which the member is invited. */
    own: first((one) => isPrivate(one) && one.people.some(({ personId }) => personId === member)),
    /** A private one of others. */
    others: first((one) => isPrivate(one) && !one.people.some(({ personId }) => personId === member)),
    removed: first(({ isRemoved }) => isRemoved),
    /** Of a private community that the member has not joined. */
    closed: world.meetings.find(isIn(closed.id)) ?? null,
    /** For everybody, of a community that the member has not joined. */
    open: first((one) => one.visible === meetingVisibility.public && !isJoined(one.communityId) && one.day > 0),
  };
}
