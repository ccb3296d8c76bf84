import type { WorldOwnMembership, WorldPerson } from '../../world/world-types.ts';

const day = 1_440;
const year = 365;

/** One for every member, which ends within the year; what has lapsed has ended some weeks ago. */
export function buildOwnMemberships(people: readonly WorldPerson[]): WorldOwnMembership[] {
  return people
    .filter(({ contactTypes }) => contactTypes.includes('Member'))
    .map((person, at) => {
      const joinedDaysAgo = Math.floor(person.joinedMinutesAgo / day);
      return {
        id: `membership-${person.id}`,
        personId: person.id,
        name: 'Full member',
        joinedDaysAgo,
        renewedToInDays: person.membershipLapsed ? -30 : 60 + ((at * 37) % (year - 60)),
        endedDaysAgo: null,
      };
    });
}
