import type { FirstLoginFacts } from '@portal/rules';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { invitations, people } from '../../db/schema/index.ts';
import { noPassword } from './passwords.ts';
import { accountColumns } from './auth.queries.ts';

/** Of nobody: what lets nobody in. */
const nobodys: FirstLoginFacts = { hasPassword: true, tfaEnabled: false, hasApp: false, invitation: null };

/** Whether somebody may come in by a code alone. */
export async function firstLoginFacts(db: Db, personId: string): Promise<FirstLoginFacts> {
  const { expiresAt, acceptedAt, revokedAt } = invitations;
  const { passwordHash, tfaEnabled, hasApp } = accountColumns;
  const [row] = await db
    .select({ passwordHash, tfaEnabled, hasApp, expiresAt, acceptedAt, revokedAt })
    .from(people)
    .leftJoin(invitations, eq(invitations.personId, people.id))
    .where(and(eq(people.id, personId), isNull(people.disabledAt)));
  if (row === undefined) return nobodys;
  return {
    hasPassword: row.passwordHash !== noPassword,
    tfaEnabled: row.tfaEnabled,
    hasApp: row.hasApp,
    invitation: row.expiresAt && {
      isRevoked: row.revokedAt !== null,
      isAccepted: row.acceptedAt !== null,
      expiresAt: row.expiresAt,
    },
  };
}
