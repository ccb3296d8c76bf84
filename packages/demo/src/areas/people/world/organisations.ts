import type { WorldOrganisation, WorldPerson } from '../../../world/world-types.ts';
import { postCodeOfPlace } from './postcodes.ts';

/** Every place where somebody works, by its name. */
export function buildOrganisations(people: readonly WorldPerson[]): WorldOrganisation[] {
  const names = [...new Set(people.map(({ organisationName }) => organisationName))].toSorted();
  return names.map((name, at) => {
    const someone = people.find(({ organisationName }) => organisationName === name);
    const location = `${someone?.suburb} ${someone?.homeState}`;
    return { id: `organisation-${at + 1}`, name, location, postCode: postCodeOfPlace(location) };
  });
}
