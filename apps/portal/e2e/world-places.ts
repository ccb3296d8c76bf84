import { postStatuses } from '@portal/api';
import { buildWorld, type WorldCommunity, type WorldPerson } from '@portal/demo/world';

export const world = buildWorld();

export function personWith(email: string): WorldPerson {
  const person = world.people.find((each) => each.email === email);
  if (person === undefined) throw new Error(`Nobody in the demo world has the address ${email}.`);
  return person;
}

/** A community of the demo world that the person can see but does not belong to, in the order of their names. */
export function communityToJoin(email: string, fits: (community: WorldCommunity) => boolean): WorldCommunity {
  const person = personWith(email);
  const mine = new Set(world.memberships.filter((each) => each.personId === person.id).map((each) => each.communityId));
  const community = world.communities
    .filter(
      (each) =>
        !mine.has(each.id) && each.isVisible && !each.isArchived && !each.isAutoJoin && each.segmentIds.length === 0,
    )
    .sort((a, b) => a.name.localeCompare(b.name))
    .find(fits);
  if (community === undefined) throw new Error(`The demo world has no such community for ${email}.`);
  return community;
}

export function asksNothing(community: WorldCommunity): boolean {
  return !community.isRequireAgreement && (community.isPublic || community.questions.length === 0);
}

/** Posts of the demo world that the person reads as a member, with the addresses of their communities. */
export function postsOf(email: string): { id: string; alias: string }[] {
  const person = personWith(email);
  const joined = world.memberships.filter((each) => each.personId === person.id && each.status === 'Joined');
  return world.posts.flatMap(({ id, communityId, status }) => {
    const community = world.communities.find((each) => each.id === communityId);
    const isOpen = joined.some((each) => each.communityId === communityId) && status === postStatuses.published;
    return isOpen && community !== undefined ? [{ id, alias: community.alias }] : [];
  });
}
