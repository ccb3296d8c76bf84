import type { Placeholder } from 'drizzle-orm';
import type { Person } from '../../http/person.ts';

/** A moment, or the place of one that is filled in later. */
export type Moment = Date | Placeholder;

/** As a statement of its own words has it. */
export function inSql(moment: Moment): string | Placeholder {
  return moment instanceof Date ? moment.toISOString() : moment;
}

/** What is filled in for `anyoneLike` and `anyMoment`. */
export function fillingIn({ id: personId, segmentIds }: Pick<Person, 'id' | 'segmentIds'>, now?: Date) {
  return { personId, segmentIds, now: now?.toISOString() };
}

/** In the name of a statement, whose text differs from role to role. */
export function roleIn(name: string, { role }: Pick<Person, 'role'>): string {
  return `${name} of role ${role}`;
}

/** One who asks about something. */
export interface Lookup {
  id: string;
  personId: string;
}

/** What is filled in for `lookups`. */
export function inLine(line: readonly Lookup[]) {
  return { ids: line.map(({ id }) => id), personIds: line.map(({ personId }) => personId) };
}

/** What was found for each in a line; null for who asked about what is not there. */
export function byPlace<Row extends { place: number }>(rows: readonly Row[], line: readonly Lookup[]): (Row | null)[] {
  const found = new Map(rows.map((row) => [row.place, row]));
  return line.map((_, at) => found.get(at + 1) ?? null);
}
