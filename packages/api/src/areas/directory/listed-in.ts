import type { World, WorldPerson } from '../../world/world-types.ts';

/** Somebody else who stands in the directory of the demo world, with an organisation that they show. */
export function listedIn({ people }: Pick<World, 'people'>, asker: string): WorldPerson {
  const person = people.find(
    ({ id, role, contactTypes, membershipLapsed, directory }) =>
      id !== asker &&
      role === 'Standard' &&
      contactTypes.includes('Member') &&
      !membershipLapsed &&
      (directory === null || (directory.includeInDirectory && directory.showOrganisation)),
  );
  if (person === undefined) throw new Error('Nobody of the demo world stands in the directory');
  return person;
}

/** Somebody who does not want to stand there. */
export function unlistedIn({ people }: Pick<World, 'people'>): WorldPerson {
  const person = people.find(({ directory }) => directory?.includeInDirectory === false);
  if (person === undefined) throw new Error('Everybody of the demo world stands in the directory');
  return person;
}
