import type { WorldCpdLeave } from '../../../world/world-types.ts';

/** The last of the learners was away for half a year. */
export function buildCpdLeaves(personIds: readonly string[]): WorldCpdLeave[] {
  return personIds.slice(-1).map((personId) => ({
    id: `leave-${personId}`,
    personId,
    beginsDaysAgo: 250,
    endsDaysAgo: 70,
  }));
}
