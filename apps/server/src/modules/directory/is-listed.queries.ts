import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { invitations, people } from '../../db/schema/index.ts';
import type { Asking } from '../auth/index.ts';

/** Of an invitation: whoever was invited has not come in yet. */
export const isAwaiting = isNull(invitations.acceptedAt);

/** `standsInDirectory` in SQL. The column stands for all of it but who was invited and has not come in yet. */
export function isListed(): SQL | undefined {
  const isAwaited = sql`exists (select 1 from ${invitations}
    where ${invitations.personId} = ${people.id} and ${isAwaiting})`;
  return and(sql`${people.isListed}`, sql`not ${isAwaited}`);
}

/** Whose profile opens for whoever asks: of those who are listed, and one’s own. */
export function hasProfileFor(asker: Pick<Asking, 'id'>): SQL | undefined {
  return or(eq(people.id, asker.id), isListed());
}
