import { globalPermissions } from '@portal/rules';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { people } from '../../db/schema/index.ts';
import type { Reader } from '../../http/person.ts';
import { segmentsOfPerson } from './auth.queries.ts';
import { userRoleOf } from './roles.ts';

/** Somebody for whom the server does something while they are away; null where their account is closed. */
export async function readerOf(
  db: Db,
  personId: string,
): Promise<(Reader & { email: string; firstName: string }) | null> {
  const [row] = await db
    .select({
      id: people.id,
      email: people.email,
      firstName: people.firstName,
      role: people.role,
      contactTypes: people.contactTypes,
      membershipLapsed: people.membershipLapsed,
      segmentIds: segmentsOfPerson,
    })
    .from(people)
    .where(and(eq(people.id, personId), isNull(people.disabledAt)));
  if (row === undefined) return null;
  const role = userRoleOf(row.role);
  return { ...row, role, permissions: globalPermissions(role) };
}
