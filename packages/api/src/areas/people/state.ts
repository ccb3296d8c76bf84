import { type Beginning, shared } from '../../mock/beginning.ts';
import { byId, type Collection, collection, type Kept } from '../../mock/collection.ts';
import type { World, WorldPerson } from '../../world/world-types.ts';

export type MockPerson = Kept<WorldPerson>;

export interface PeopleState {
  people: Collection<MockPerson>;
}

export function peopleState({ world }: Beginning): PeopleState {
  return { people: collection(() => people(world)) };
}

const people = shared((world: World) => byId(world.people.map((person): MockPerson => ({ ...person }))));
