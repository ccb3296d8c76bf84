import { globalPermissions } from '@portal/api/rules';
import { type Placeholder, sql } from 'drizzle-orm';
import type { Person } from './person.ts';

/** The person who asks, as a statement needs them: it is written for their role, and who they are may be filled in later. */
export interface Asking extends Pick<Person, 'role' | 'permissions'> {
  id: string | Placeholder;
  segmentIds: readonly string[] | Placeholder;
}

/** A moment, or the place of one that is filled in later. */
export type Moment = Date | Placeholder;

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
export function fillingIn({ id: personId, segmentIds }: Person, now?: Date) {
  return { personId, segmentIds, now: now?.toISOString() };
}

/** In the name of a statement, whose text differs from role to role. */
export function roleIn(name: string, { role }: Pick<Person, 'role'>): string {
  return `${name} of role ${role}`;
}
