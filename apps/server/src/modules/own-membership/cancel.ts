import type { HandlerInput, contract } from '@portal/api/contract';
import { cancellationRefusal, dayIn } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import { lockPerson } from '../../db/lock-person.ts';
import { type Call, personOf } from '../../http/call.ts';
import { refuse } from '../../http/problem.ts';
import { audit, confirmedAccount } from '../auth/index.ts';
import { membershipOf } from './own-membership.queries.ts';
import { endMembership } from './own-membership.writes.ts';

type Cancel = (typeof contract)['ownMembership']['cancel'];

/** Ends the membership of whoever asks. The audit says that they did, not why. */
export async function cancel({ body }: HandlerInput<Cancel>, call: Call): Promise<void> {
  const { id: personId } = personOf(call);
  const { CancelMembershipReason: reason, CancelMembershipReasonOther: other } = body;
  const refuseIn = async (db: Db) => {
    const known = await membershipOf(db, personId);
    refuse(cancellationRefusal(known?.membership ?? null, { reason, other: other ?? '' }));
  };
  // Nobody is asked for their password for what would be refused anyway.
  await refuseIn(call.db);
  await confirmedAccount(body.currentPassword, call);
  await call.db.transaction(async (tx) => {
    await lockPerson(tx, personId);
    await refuseIn(tx);
    const today = dayIn(call.now, call.deps.profile.timeZone);
    await endMembership(tx, { personId, today, reason, other: other?.trim() || null, now: call.now });
    await audit(tx, { kind: 'membershipCancelled', personId, address: call.address, data: {} }, call.now);
  });
}
