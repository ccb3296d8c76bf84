import { randomUUID } from 'node:crypto';
import { userRoles } from '@portal/kit/access';
import type { Db } from '../../db/connect.ts';
import { people } from '../../db/schema/index.ts';

export interface NewAdministrator {
  email: string;
  firstName: string;
  lastName: string;
}

export async function insertAdministrator(
  db: Db,
  who: NewAdministrator,
  passwordHash: string,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await db
    .insert(people)
    .values({ id, ...who, passwordHash, role: userRoles.Admin, contactTypes: ['Staff'], createdAt: now });
  return id;
}
