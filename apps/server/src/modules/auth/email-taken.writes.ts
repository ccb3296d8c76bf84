import { emailKey } from '@portal/rules';
import { and, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { people } from '../../db/schema/index.ts';

/** Whether somebody else signs in by this address. Of two who want the same at once, the second waits for the first. */
export async function isEmailTaken(tx: Db, email: string, ownId: string): Promise<boolean> {
  const key = emailKey(email);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`email:${key}`}))`);
  const rows = await tx
    .select({ id: people.id })
    .from(people)
    .where(and(sql`lower(${people.email}) = ${key}`, ne(people.id, ownId)))
    .limit(1);
  return rows.length > 0;
}
