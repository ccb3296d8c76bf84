import type { World, WorldPerson } from '../../world/world-types.ts';

/** Others who stand in the directory of the demo world, with an organisation that they show: for each case another one, so that none gets in the way of the next. */
export function listedIn({ people }: Pick<World, 'people'>, asker: string): (at: number) => WorldPerson {
  const listed = people.filter(
    ({ id, role, contactTypes, membershipLapsed, directory }) =>
      id !== asker && role === 'Standard' && contactTypes.includes('Member') && !membershipLapsed && directory === null,
  );
  return (at) => {
    const person = listed[at];
    if (person === undefined) throw new Error('Too few of the demo world stand in the directory');
    return person;
  };
}

/** Somebody who does not want to stand there. */
export function unlistedIn({ people }: Pick<World, 'people'>): WorldPerson {
  const person = people.find(({ directory }) => directory?.includeInDirectory === false);
  if (person === undefined) throw new Error('Everybody of the demo world stands in the directory');
  return person;
}
