import type { contract, EndpointReply, HandlerInput } from '@portal/api/contract';
import { setUpOver, wrongAppCode } from '@portal/rules';
import { lockPerson } from '../../db/lock-person.ts';
import { type Call, personOf } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import {
  accountById,
  appAddress,
  appOf,
  audit,
  finishSetUp,
  hasRecoveryCodes,
  newAppSecret,
  openedAppSecret,
  replaceRecoveryCodes,
  sealedAppSecret,
  startSetUp,
  stepOfCode,
  notifyOfAuthenticator,
  trySetUp,
} from '../auth/index.ts';
import { confirmedOwner } from '../passkeys/index.ts';

type Calls = typeof contract.authenticator;

/** Begins with an app, for whoever shows that it is they. Nothing changes about signing in until a code of it is entered. */
export async function beginApp(
  proof: HandlerInput<Calls['begin']>['body'],
  call: Call,
): Promise<EndpointReply<Calls['begin']>> {
  const { id: personId, email } = await confirmedOwner(proof, 'beginApp', call);
  const secret = newAppSecret();
  const setUp = {
    personId,
    sessionId: personOf(call).sessionId,
    sealedSecret: sealedAppSecret(personId, secret, call),
  };
  const expiresAt = await startSetUp(call.db, setUp, call.now);
  const address = appAddress(secret, { issuer: call.deps.profile.shortName, email });
  return { secret, address, expiresAt: expiresAt.toISOString() };
}

/** Asks the app from now on, in place of one before it; whoever has no recovery codes yet is told them here. */
export async function confirmApp(code: string, call: Call): Promise<EndpointReply<Calls['confirm']>> {
  const { id: personId, sessionId } = personOf(call);
  const account = found(await accountById(call.db, personId));
  const sealedSecret = await trySetUp(call.db, personId, sessionId, call.now);
  const secret = sealedSecret && openedAppSecret(personId, sealedSecret, call);
  if (sealedSecret === null || secret === null) refuse(setUpOver);
  const step = stepOfCode(secret, code, call.now);
  if (step === null) refuse(wrongAppCode);
  const { before, recoveryCodes } = await call.db.transaction(async (tx) => {
    await lockPerson(tx, personId);
    const app = await appOf(tx, personId);
    if (!(await finishSetUp(tx, { personId, sealedSecret, step }, call.now))) refuse(setUpOver);
    await audit(tx, { kind: 'authenticatorOn', personId, address: call.address }, call.now);
    const hasCodes = await hasRecoveryCodes(tx, personId);
    return { before: app, recoveryCodes: hasCodes ? [] : await replaceRecoveryCodes(tx, personId, call.now) };
  });
  call.deps.background.run(() => notifyOfAuthenticator(account, 'appOn', before, call));
  return { recoveryCodes };
}
