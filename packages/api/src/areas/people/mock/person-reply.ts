import type { Person } from '../../../contract/entities.ts';
import type { MockState } from '../../../mock/mock-state.ts';
import { pictureUrl } from '../../../mock/picture-url.ts';
import type { MockPerson } from '../state.ts';

export function personReply(person: MockPerson): Person {
  const { id, firstName, lastName, pronoun, avatar } = person;
  return { id, firstName, lastName, pronoun, avatarUrl: pictureUrl(avatar) };
}

/** The parts of the organisation a person belongs to, by name. */
export function segmentsOf({ world }: MockState, { segmentIds }: MockPerson): { id: string; name: string }[] {
  return world.segments.filter(({ id }) => segmentIds.includes(id)).sort((a, b) => (a.name < b.name ? -1 : 1));
}

export function personById({ people }: Pick<MockState, 'people'>, id: string): MockPerson {
  const person = people.get(id);
  if (person === undefined) throw new Error(`The world has no person ${id}`);
  return person;
}
