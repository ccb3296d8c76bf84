import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { certificates } from '../../db/schema/index.ts';

export async function lockCertificate(tx: Db, number: string) {
  const [row] = await tx
    .select({ withdrawnAt: certificates.withdrawnAt })
    .from(certificates)
    .where(eq(certificates.number, number))
    .for('update');
  return row;
}

export async function changeRevocation(
  tx: Db,
  {
    personId,
    action,
    reason,
    number,
  }: { personId: string; action: 'revoke' | 'reinstate'; reason: string; number: string },
  now: Date,
): Promise<void> {
  await tx
    .update(certificates)
    .set(
      action === 'revoke'
        ? { withdrawnAt: now, withdrawnBy: personId, withdrawnReason: reason }
        : { withdrawnAt: null, withdrawnBy: null, withdrawnReason: '' },
    )
    .where(eq(certificates.number, number));
}
