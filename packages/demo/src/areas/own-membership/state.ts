import { type InitialData, shared } from '../../mock/initial-data.ts';
import { byId, type Collection, collection } from '../../mock/collection.ts';
import type { WorldOwnMembership } from '../../world/world-types.ts';

export interface MockOwnMembership extends Pick<WorldOwnMembership, 'id' | 'personId' | 'name'> {
  joinedAt: Date;
  renewedToAt: Date | null;
  endedAt: Date | null;
}

export interface OwnMembershipState {
  ownMemberships: Collection<MockOwnMembership>;
}

export function ownMembershipState(initial: InitialData): OwnMembershipState {
  return { ownMemberships: collection(() => ownMemberships(initial)) };
}

const day = 1_440;

const ownMemberships = shared(({ world, ago }: InitialData) =>
  byId(
    world.ownMemberships.map(
      ({ id, personId, name, joinedDaysAgo, renewedToInDays, endedDaysAgo }): MockOwnMembership => ({
        ...{ id, personId, name },
        joinedAt: ago(joinedDaysAgo * day),
        renewedToAt: renewedToInDays === null ? null : ago(-renewedToInDays * day),
        endedAt: endedDaysAgo === null ? null : ago(endedDaysAgo * day),
      }),
    ),
  ),
);
