import { type InitialData, shared } from '../../mock/initial-data.ts';
import { byId, type Collection, collection, type Stored } from '../../mock/collection.ts';
import type { World, WorldPerson } from '../../world/world-types.ts';

export interface MockPerson extends Stored<WorldPerson> {
  /** Of an account that was made since the mock began. */
  readonly madeAt?: Date;
}

/** When the account of somebody was made. */
export function accountMadeAt({ madeAt, joinedMinutesAgo }: MockPerson, now: Date): Date {
  return madeAt ?? new Date(now.getTime() - joinedMinutesAgo * 60_000);
}

export interface PeopleState {
  people: Collection<MockPerson>;
}

export function peopleState({ world }: InitialData): PeopleState {
  return { people: collection(() => people(world)) };
}

const people = shared((world: World) => byId(world.people.map((person): MockPerson => ({ ...person }))));
