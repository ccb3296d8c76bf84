import type { contract, EndpointReply, HandlerInput } from '@portal/api/contract';
import { withoutAppRefusal } from '@portal/rules';
import { type Call, personOf } from '../../http/call.ts';
import { refuse } from '../../http/problem.ts';
import {
  appOf,
  audit,
  lockUnchanged,
  recoveryCodesLeft,
  removeApp,
  replaceRecoveryCodes,
  notifyOfAuthenticator,
} from '../auth/index.ts';
import { confirmedOwner } from '../passkeys/index.ts';

type Calls = typeof contract.authenticator;

export async function ownAuthenticator(call: Call): Promise<EndpointReply<Calls['own']>> {
  const { id } = personOf(call);
  const app = await appOf(call.db, id);
  return { addedAt: app?.addedAt.toISOString() ?? null, recoveryCodesLeft: await recoveryCodesLeft(call.db, id) };
}

/** Asks the app no longer, nor takes recovery codes, for whoever shows that it is they. */
export async function turnOffApp(proof: HandlerInput<Calls['turnOff']>['body'], call: Call): Promise<void> {
  const account = await confirmedOwner(proof, 'turnOffApp', call);
  refuse(withoutAppRefusal(account.hasApp));
  const before = await call.db.transaction(async (tx) => {
    await lockUnchanged(tx, account);
    const app = await appOf(tx, account.id);
    await removeApp(tx, account.id);
    await audit(tx, { kind: 'authenticatorOff', personId: account.id, address: call.address }, call.now);
    return app;
  });
  call.deps.background.run(() => notifyOfAuthenticator(account, 'appOff', before, call));
}

/** Tells new codes for whoever loses their app; those before them open nothing any more. */
export async function makeRecoveryCodes(
  proof: HandlerInput<Calls['makeRecoveryCodes']>['body'],
  call: Call,
): Promise<EndpointReply<Calls['makeRecoveryCodes']>> {
  const account = await confirmedOwner(proof, 'makeRecoveryCodes', call);
  refuse(withoutAppRefusal(account.hasApp));
  const recoveryCodes = await call.db.transaction(async (tx) => {
    await lockUnchanged(tx, account);
    await audit(tx, { kind: 'recoveryCodesMade', personId: account.id, address: call.address }, call.now);
    return replaceRecoveryCodes(tx, account.id, call.now);
  });
  call.deps.background.run(() => notifyOfAuthenticator(account, 'codesMade', null, call));
  return { recoveryCodes };
}
