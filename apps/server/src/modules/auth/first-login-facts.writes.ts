import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { invitations } from '../../db/schema/index.ts';

/** Whoever has shown that they read the mail has accepted what was sent there. */
export async function acceptInvitation(tx: Db, personId: string, now: Date): Promise<void> {
  await tx
    .update(invitations)
    .set({ acceptedAt: now })
    .where(and(eq(invitations.personId, personId), isNull(invitations.acceptedAt), isNull(invitations.revokedAt)));
}
