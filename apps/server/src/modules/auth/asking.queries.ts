import { globalPermissions } from '@portal/rules';
import { type Placeholder, sql, type SQL } from 'drizzle-orm';
import { uncounted } from '../../db/text-array.ts';
import type { Person } from '../../http/person.ts';

/** The person who asks, as a statement needs them: it is written for their role, and who they are may be filled in later. */
export interface Asking extends Pick<Person, 'role' | 'permissions'> {
  id: string | Placeholder | SQL;
  segmentIds: readonly string[] | Placeholder | SQL;
}

/** Whoever of a role asks. */
export function anyoneLike({ role }: Pick<Person, 'role'>): Asking {
  return {
    role,
    permissions: globalPermissions(role),
    id: sql.placeholder('personId'),
    segmentIds: sql.placeholder('segmentIds'),
  };
}

export const anyMoment = sql.placeholder('now');

/** What people ask about, each with who asks and their place in the line: to be read from as a table. */
export const lookups = sql`unnest(${uncounted(sql.placeholder('ids'))}, ${uncounted(sql.placeholder('personIds'))}) with ordinality asked (id, person_id, place)`;

export const lookupId = sql`asked.id`;

export const lookupPlace = sql<number>`asked.place::int`.as('place');

/** Whoever of a role asks, in a line of `lookups`. */
export function eachLike(person: Pick<Person, 'role'>): Asking {
  return { ...anyoneLike(person), id: sql`asked.person_id` };
}
