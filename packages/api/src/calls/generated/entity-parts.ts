// Generated from the contract by scripts/generate-calls.ts.
import type { EntityName, EntityPlaces } from '../../contract/entities.ts';

/** Where entities stand in one another. */
export const entityParts: Partial<Record<EntityName, EntityPlaces>> = {
  post: { community: 'part of community', author: 'person' },
  comment: { author: 'person' },
  community: { 'faces.*': 'person' },
};
