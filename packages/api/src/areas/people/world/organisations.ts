import type { WorldOrganisation, WorldPerson } from '../../../world/world-types.ts';

/** Every place where somebody works, by its name. */
export function buildOrganisations(people: readonly WorldPerson[]): WorldOrganisation[] {
  const names = [...new Set(people.map(({ organisationName }) => organisationName))].toSorted();
  return names.map((name, at) => {
    const someone = people.find(({ organisationName }) => organisationName === name);
    return { id: `organisation-${at + 1}`, name, location: `${someone?.suburb} ${someone?.homeState}` };
  });
}
