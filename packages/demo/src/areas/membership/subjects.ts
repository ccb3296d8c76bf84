import type { Subjects } from '../../conformance/subjects.ts';
import type { WorldMembership } from '../../world/world-types.ts';

/** Members of the demo world for the cases of this area, from the end of the list: other areas take theirs from elsewhere. */
export function membershipSubjects({ world, member }: Subjects) {
  const isOther = ({ personId }: WorldMembership) =>
    personId !== member && !world.demoAccounts.some((one) => one.personId === personId);
  const rows = world.memberships.filter(isOther).toReversed();
  const isPlace = (id: string, fits: (place: (typeof world.communities)[number]) => boolean) =>
    world.communities.some((one) => one.id === id && fits(one));
  const answeredBy = world.joinAnswers.find(
    (one) =>
      one.personId !== member &&
      world.memberships.some(
        ({ communityId, personId, status }) =>
          communityId === one.communityId && personId === one.personId && status === 'Joined',
      ),
  );
  const waiting = rows.filter(
    ({ status, communityId }) => status === 'Awaiting' && isPlace(communityId, ({ isArchived }) => !isArchived),
  );
  const blocked = rows.filter(({ status }) => status === 'Blocked');
  const plain = rows.filter(
    ({ status, role, communityId }) =>
      status === 'Joined' &&
      role === 'Member' &&
      isPlace(communityId, ({ isPublic, isAutoJoin }) => !isPublic && !isAutoJoin),
  );
  const [first] = world.communities;
  const stranger = world.people.find(
    ({ id, role }) =>
      role === 'Standard' &&
      !world.demoAccounts.some(({ personId }) => personId === id) &&
      !world.memberships.some((one) => one.communityId === first?.id && one.personId === id),
  );
  const asking = world.communities.find(({ id }) => id === answeredBy?.communityId);
  const moderated = world.memberships.find(
    ({ status, role, communityId }) =>
      status === 'Joined' &&
      role === 'Moderator' &&
      world.memberships.filter(
        (one) => one.communityId === communityId && one.status === 'Joined' && one.role === 'Moderator',
      ).length === 1,
  );
  return {
    asking: given(asking),
    answered: given(answeredBy),
    waiting: given(waiting[0]),
    waitingToo: given(waiting[1]),
    declined: given(waiting[2]),
    blocked: given(blocked[0]),
    blockedToo: given(blocked[1]),
    joined: given(plain[0]),
    leaving: given(plain[1]),
    walked: given(plain[2]),
    onlyModerator: given(moderated),
    stranger: given(stranger).id,
  };
}

function given<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The demo world has nobody for this case');
  return value;
}
