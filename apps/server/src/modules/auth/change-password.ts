import type { contract, HandlerInput } from '@portal/api/contract';
import { newPasswordRefusal } from '@portal/rules';
import { type Call, personOf } from '../../http/call.ts';
import { conflict, refuse } from '../../http/problem.ts';
import { dropSetUps } from './authenticators.writes.ts';
import { forgetChallengesOf } from './challenges.writes.ts';
import { commonPasswordCheck } from './common-passwords.ts';
import { notifyOfChangedPassword } from './forgotten-password.ts';
import { confirmedAccount } from './own-password.ts';
import { hashPassword } from './passwords.ts';
import { audit } from './auth.writes.ts';
import { spendResets } from './resets.writes.ts';
import { endOtherSessions, replacePassword } from './change-password.writes.ts';

type Change = HandlerInput<typeof contract.account.changePassword>['body'];

/** Sets another password, signs the person out everywhere else and tells them by mail. A second factor stays as it is. */
export async function changePassword(change: Change, call: Call): Promise<void> {
  refuse(newPasswordRefusal(change, await commonPasswordCheck()));
  const account = await confirmedAccount(change.currentPassword, call);
  const passwordHash = await hashPassword(change.newPassword);
  const { sessionId } = personOf(call);
  await call.db.transaction(async (tx) => {
    if (!(await replacePassword(tx, account, passwordHash)))
      throw conflict('Your password has just been changed elsewhere.');
    // A sign-in, or a link, that began with the old password does not end with the new one.
    await forgetChallengesOf(tx, account.id);
    await spendResets(tx, account.id, call.now);
    await dropSetUps(tx, account.id, sessionId);
    await endOtherSessions(tx, account.id, sessionId, call.now);
    await audit(tx, { kind: 'passwordChanged', personId: account.id, address: call.address }, call.now);
  });
  call.deps.background.run(() => notifyOfChangedPassword(account.id, call));
}
