import { emailKey } from '@portal/rules';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { people } from '../../db/schema/index.ts';

export async function accountWithEmail(db: Db, email: string) {
  const [row] = await db
    .select({ id: people.id, role: people.role, disabledAt: people.disabledAt })
    .from(people)
    .where(eq(sql`lower(${people.email})`, emailKey(email)));
  return row;
}
