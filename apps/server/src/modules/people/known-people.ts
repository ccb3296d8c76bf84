import { type Call, personOf } from '../../http/call.ts';
import type { PersonRow } from './person-reply.ts';
import { peopleNamed } from './known-people.queries.ts';

export type KnownPeople = ReadonlyMap<string, PersonRow>;

/** Whom rows name, by id, each as far as whoever asks may see them. */
export async function knownPeople(ids: readonly (string | null | undefined)[], call: Call): Promise<KnownPeople> {
  const named = new Set(ids.flatMap((id) => id ?? []));
  if (named.size === 0) return new Map();
  const found = await peopleNamed(call.db, [...named], personOf(call));
  return new Map(found.map((row) => [row.id, row]));
}
