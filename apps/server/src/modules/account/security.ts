import type { contract, HandlerInput } from '@portal/api/contract';
import { codesElsewhereRefusal } from '@portal/rules';
import { type Call, personOf } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import { accountById, audit, confirmedAccount, lockUnchanged } from '../auth/index.ts';
import { deleteChallenges } from './challenges.writes.ts';
import { notifyOfSecondFactor } from './notify-of-change.ts';
import { setSecondFactor } from './security.writes.ts';

type Wished = HandlerInput<typeof contract.account.saveSecurity>['body'];

/** Whether the person who asks signs in with a code, and where it goes. */
export async function securityOf(call: Call) {
  const { tfaEnabled, email, allowSms } = found(await accountById(call.db, personOf(call).id));
  return { enableTfa: tfaEnabled, mailTo: email, allowSms };
}

/** Turns the code on or off, for whoever shows that they know the password, and tells them by mail. */
export async function saveSecurity(
  { enableTFA, mailTo, allowSms, currentPassword }: Wished,
  call: Call,
): Promise<void> {
  const account = await confirmedAccount(currentPassword, call);
  refuse(codesElsewhereRefusal(mailTo, account.email));
  const { id, tfaEnabled } = account;
  const isTurned = enableTFA !== tfaEnabled;
  await call.db.transaction(async (tx) => {
    await lockUnchanged(tx, account);
    await setSecondFactor(tx, id, enableTFA, allowSms);
    if (!isTurned) return;
    await deleteChallenges(tx, id);
    const kind = enableTFA ? 'secondFactorOn' : 'secondFactorOff';
    await audit(tx, { kind, personId: id, address: call.address }, call.now);
  });
  if (isTurned) call.deps.background.run(() => notifyOfSecondFactor(account, call));
}
