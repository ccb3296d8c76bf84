import { inArray } from 'drizzle-orm';
import { people } from '../../db/schema/index.ts';
import { type Call, personOf } from '../../http/call.ts';
import { personColumns } from './person-columns.queries.ts';
import type { PersonRow } from './person-reply.ts';

export type KnownPeople = ReadonlyMap<string, PersonRow>;

/** Whom rows name, by id, each as far as whoever asks may see them. */
export async function knownPeople(ids: readonly (string | null | undefined)[], call: Call): Promise<KnownPeople> {
  const named = new Set(ids.flatMap((id) => id ?? []));
  if (named.size === 0) return new Map();
  const found = await call.db
    .select(personColumns(personOf(call)))
    .from(people)
    .where(inArray(people.id, [...named]));
  return new Map(found.map((row) => [row.id, row]));
}
