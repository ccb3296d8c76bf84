import { revokingRefusal } from '@portal/api/rules';
import { eq } from 'drizzle-orm';
import { certificates } from '../../db/schema/index.ts';
import { type Call, personOf } from '../../http/call.ts';
import { refuse } from '../../http/problem.ts';
import { audit } from '../auth/index.ts';
import { readCertificateNumber } from './certificate-number.ts';

export function revoke(typed: string, reason: string, call: Call): Promise<void> {
  return settle('revoke', typed, reason, call);
}

export function reinstate(typed: string, call: Call): Promise<void> {
  return settle('reinstate', typed, '', call);
}

/** Who did it, and why, is kept; of two at once the second is told that it is done. */
async function settle(action: 'revoke' | 'reinstate', typed: string, reason: string, call: Call): Promise<void> {
  const { db, now, address } = call;
  const { id: personId } = personOf(call);
  const number = readCertificateNumber(typed) ?? '';
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select({ withdrawnAt: certificates.withdrawnAt })
      .from(certificates)
      .where(eq(certificates.number, number))
      .for('update');
    refuse(revokingRefusal(action, row === undefined ? null : { isRevoked: row.withdrawnAt !== null }));
    await tx
      .update(certificates)
      .set(
        action === 'revoke'
          ? { withdrawnAt: now, withdrawnBy: personId, withdrawnReason: reason }
          : { withdrawnAt: null, withdrawnBy: null, withdrawnReason: '' },
      )
      .where(eq(certificates.number, number));
    const kind = action === 'revoke' ? 'certificateRevoked' : 'certificateReinstated';
    await audit(tx, { kind, personId, address, data: { number, reason } }, now);
  });
}
