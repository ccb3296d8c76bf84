import type { contract, HandlerInput, HandlerReply } from '@portal/api/contract';
import { userRoles } from '@portal/kit/access';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { people } from '../../db/schema/index.ts';
import { containsText } from '../../db/search.ts';

type List = typeof contract.managers.list;

export async function listManagers(
  db: Db,
  { page, pageSize, keyword = '' }: HandlerInput<List>['query'],
): Promise<HandlerReply<List>> {
  const { id, email, firstName, lastName, role, disabledAt } = people;
  const isManager = and(eq(role, userRoles.Manager), isNull(disabledAt));
  const where = keyword.trim() === '' ? isManager : and(isManager, containsText(email, keyword));
  const admins = await db
    .select({ id, email, firstName, lastName })
    .from(people)
    .where(where)
    .orderBy(sql`lower(${email})`, id)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [count] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(people)
    .where(where);
  return { admins, totalItemCount: count?.total ?? 0 };
}
