import type { contract, EndpointReply } from '@portal/api/contract';
import { needsSecondFactor, withoutIdentityRefusal } from '@portal/rules';
import { type Call, personOf } from '../../http/call.ts';
import { ProblemError, refuse } from '../../http/problem.ts';
import {
  accountById,
  askForCode,
  audit,
  confirmedAccount,
  dropIdentities,
  isEmailConfirmed,
  linkedSince,
  lockUnchanged,
  loginOf,
  openSession,
  spendArrival,
} from '../auth/index.ts';
import { notifyOfIdentity } from './notify-of-identity.ts';

type Calls = typeof contract.identityProvider;

/** Opens the session of whom the provider has named to this browser; an account that has a second factor is asked for it. */
export async function finishArrival(call: Call): Promise<EndpointReply<Calls['finish']>> {
  const arrival = call.identity === null ? null : await spendArrival(call.db, call.identity, call.now);
  const account = arrival && (await accountById(call.db, arrival.personId));
  if (arrival === null || account === null)
    throw new ProblemError('link_expired', 'This sign-in is over. Please begin again.');
  const { redirectTo, hasSecondFactor } = arrival;
  if (needsSecondFactor(account) && !hasSecondFactor)
    return { login: null, challenge: await askForCode(account, call), redirectTo };
  return { login: loginOf(account, await openSession(account, call)), challenge: null, redirectTo };
}

export async function ownIdentity(call: Call): Promise<EndpointReply<Calls['own']>> {
  const { id } = personOf(call);
  return {
    linkedAt: (await linkedSince(call.db, id))?.toISOString() ?? null,
    isEmailConfirmed: await isEmailConfirmed(call.db, id),
  };
}

/** Lets the provider open the account no longer, for whoever shows that they know the password. */
export async function unlinkIdentity(currentPassword: string, call: Call): Promise<void> {
  const account = await confirmedAccount(currentPassword, call);
  await call.db.transaction(async (tx) => {
    await lockUnchanged(tx, account);
    refuse(withoutIdentityRefusal((await linkedSince(tx, account.id)) !== null));
    await dropIdentities(tx, account.id);
    await audit(tx, { kind: 'identityUnlinked', personId: account.id, address: call.address }, call.now);
  });
  call.deps.background.run(() => notifyOfIdentity(account, 'identityUnlinked', call));
}
