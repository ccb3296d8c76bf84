import type { WorldPerson } from '../../../world/world-types.ts';

/** Every place where somebody works, by its name. */
export function buildOrganisations(people: readonly WorldPerson[]): { id: string; name: string }[] {
  const names = [...new Set(people.map(({ organisationName }) => organisationName))].toSorted();
  return names.map((name, at) => ({ id: `organisation-${at + 1}`, name }));
}
