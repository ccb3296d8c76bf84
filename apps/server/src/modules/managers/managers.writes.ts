import { emailKey } from '@portal/rules';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { people } from '../../db/schema/index.ts';

export async function lockAccountByEmail(tx: Db, userEmail: string) {
  const [account = null] = await tx
    .select({ id: people.id, role: people.role })
    .from(people)
    .where(and(eq(sql`lower(${people.email})`, emailKey(userEmail)), isNull(people.disabledAt)))
    .for('no key update');
  return account;
}
