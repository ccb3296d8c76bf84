import { globalPermissions } from '@portal/api/rules';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { uncounted } from '../../db/text-array.ts';
import type { Person } from '../../http/person.ts';

/** The person who asks, as a statement needs them: it is written for their role, and who they are may be filled in later. */
export interface Asking extends Pick<Person, 'role' | 'permissions'> {
  id: string | Placeholder | SQL;
  segmentIds: readonly string[] | Placeholder | SQL;
}

/** A moment, or the place of one that is filled in later. */
export type Moment = Date | Placeholder;

/** As a statement of its own words has it. */
export function inSql(moment: Moment): string | Placeholder {
  return moment instanceof Date ? moment.toISOString() : moment;
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

/** What is filled in for `anyoneLike` and `anyMoment`. */
export function fillingIn({ id: personId, segmentIds }: Pick<Person, 'id' | 'segmentIds'>, now?: Date) {
  return { personId, segmentIds, now: now?.toISOString() };
}

/** In the name of a statement, whose text differs from role to role. */
export function roleIn(name: string, { role }: Pick<Person, 'role'>): string {
  return `${name} of role ${role}`;
}

/** What people ask about, each with who asks and their place in the line: to be read from as a table. */
export const askedOf = sql`unnest(${uncounted(sql.placeholder('ids'))}, ${uncounted(sql.placeholder('personIds'))}) with ordinality asked (id, person_id, place)`;
export const askedId = sql`asked.id`;
export const askedPlace = sql<number>`asked.place::int`.as('place');

/** Whoever of a role asks, in a line of `askedOf`. */
export function eachLike(person: Pick<Person, 'role'>): Asking {
  return { ...anyoneLike(person), id: sql`asked.person_id` };
}

/** One who asks about something. */
export interface AskedOf {
  id: string;
  personId: string;
}

/** What is filled in for `askedOf`. */
export function inLine(line: readonly AskedOf[]) {
  return { ids: line.map(({ id }) => id), personIds: line.map(({ personId }) => personId) };
}

/** What was found for each in a line; null for who asked about what is not there. */
export function byPlace<Row extends { place: number }>(rows: readonly Row[], line: readonly AskedOf[]): (Row | null)[] {
  const found = new Map(rows.map((row) => [row.place, row]));
  return line.map((_, at) => found.get(at + 1) ?? null);
}
