import { type InitialData, shared } from '../../mock/initial-data.ts';
import { type Collection, collection } from '../../mock/collection.ts';

export interface MockRequirements {
  readonly dietaryRequirements: readonly string[];
  readonly otherDietaryRequirement: string | null;
  readonly accessibilityRequirement: string | null;
}

export interface MeState {
  /** By person; who has said nothing has none. */
  requirements: Collection<MockRequirements>;
  /** When somebody had finished, or put away, what is shown at the first login; everyone in the world has. */
  firstLogins: Collection<Date>;
}

export function meState(initial: InitialData): MeState {
  return { requirements: collection(() => new Map()), firstLogins: collection(() => firstLogins(initial)) };
}

const firstLogins = shared(
  ({ world, ago }: InitialData) => new Map(world.people.map(({ id, joinedMinutesAgo }) => [id, ago(joinedMinutesAgo)])),
);
