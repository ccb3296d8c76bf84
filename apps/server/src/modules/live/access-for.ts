import type { LiveAccess } from '@portal/api/contract';
import type { Audience } from './changes-for.ts';
import type { LiveEvent } from './events.queries.ts';
import type { LiveFacts } from './live-facts.ts';
import { readerOf } from './reader-of.ts';

/** The communities in which the events let a person do more or less than before; null where there are none. */
export function accessFor(
  { person }: Audience,
  events: readonly LiveEvent[],
  facts: LiveFacts,
  now: Date,
): LiveAccess | null {
  const changed = events.filter(({ kind }) => kind === 'access');
  if (changed.length === 0) return null;
  const reader = readerOf(person, facts, now);
  const ids = changed.flatMap((event) => (reader.hasOtherAccess(event) ? (event.communityId ?? []) : []));
  return ids.length === 0 ? null : { communityIds: [...new Set(ids)] };
}
