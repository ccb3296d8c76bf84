import { type InitialData, shared } from '../../mock/initial-data.ts';
import { byId, type Collection, collection } from '../../mock/collection.ts';
import type { World, WorldPreference } from '../../world/world-types.ts';

export interface MockPreference extends WorldPreference {
  id: string;
}

export interface PreferencesState {
  preferences: Collection<MockPreference>;
}

export function preferencesState({ world }: InitialData): PreferencesState {
  return { preferences: collection(() => preferences(world)) };
}

/** One that somebody has chosen is known by both. */
export function preferenceId(personId: string, itemId: string): string {
  return `${personId} ${itemId}`;
}

const preferences = shared((world: World) =>
  byId(world.preferences.map((one): MockPreference => ({ ...one, id: preferenceId(one.personId, one.itemId) }))),
);
