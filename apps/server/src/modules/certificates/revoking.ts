import { revokingRefusal } from '@portal/rules';
import { type Call, personOf } from '../../http/call.ts';
import { refuse } from '../../http/problem.ts';
import { audit } from '../auth/index.ts';
import { readCertificateNumber } from './certificate-number.ts';
import { changeRevocation, lockCertificate } from './revoking.writes.ts';

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
    const row = await lockCertificate(tx, number);
    refuse(revokingRefusal(action, row === undefined ? null : { isRevoked: row.withdrawnAt !== null }));
    await changeRevocation(tx, { personId, action, reason, number }, now);
    const kind = action === 'revoke' ? 'certificateRevoked' : 'certificateReinstated';
    await audit(tx, { kind, personId, address, data: { number, reason } }, now);
  });
}
