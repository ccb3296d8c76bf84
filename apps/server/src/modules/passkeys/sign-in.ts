import { noPasskeys, passkeyTooLate, wrongPasskey } from '@portal/rules';
import type { Call } from '../../http/call.ts';
import { refuse } from '../../http/problem.ts';
import {
  accountOfChallenge,
  countAttempt,
  forgiveAttempt,
  hashOfSecret,
  lockUnchanged,
  loginOf,
  openSession,
  spendChallenge,
} from '../auth/index.ts';
import { type Assertion, challengeIn } from './challenges.ts';
import { startChallenge, takeChallenge } from './challenges.writes.ts';
import { requestOptions } from './options.ts';
import { passkeysOf } from './own-passkeys.queries.ts';
import { ownerBySignature } from './verify-assertion.ts';

/** Each look at the sign-in page asks once. */
const askLimit = { attempts: 300, windowSeconds: 300 };
const signInLimit = { attempts: 100, windowSeconds: 300 };

/** What passkeys are asked by: anybody's, or those of whoever has given their password and would else enter a code. */
export async function optionsToSignIn(requestId: string | undefined, call: Call) {
  await countAttempt(call.db, [{ key: `passkey:ask:${call.address}`, ...askLimit }], call.now);
  if (requestId !== undefined) return optionsInPlaceOfCode(requestId, call);
  const challenge = await startChallenge(call.db, { purpose: 'signIn' }, call.now);
  return { options: await requestOptions(challenge, [], call.deps) };
}

async function optionsInPlaceOfCode(requestId: string, call: Call) {
  const account = await accountOfChallenge(call.db, requestId, call.now);
  if (account === null) refuse(passkeyTooLate);
  const personId = account.id;
  const known = await passkeysOf(call.db, personId);
  refuse(known.length === 0 ? noPasskeys : null);
  const loginHash = hashOfSecret(requestId);
  const challenge = await startChallenge(call.db, { purpose: 'secondFactor', personId, loginHash }, call.now);
  return { options: await requestOptions(challenge, known, call.deps) };
}

/** A passkey is unlocked on its device, by a PIN or a finger: it stands for what one has and what one knows or is. */
export async function signInWithPasskey(assertion: Assertion, call: Call) {
  const limits = [{ key: `passkey:sign-in:${call.address}`, ...signInLimit }];
  await countAttempt(call.db, limits, call.now);
  const challenge = challengeIn(assertion.response.clientDataJSON);
  const expected = { purposes: ['signIn', 'secondFactor'], by: null } as const;
  const taken = await takeChallenge(call.db, challenge, expected, call.now);
  if (taken === null) refuse(passkeyTooLate);
  const owner = await ownerBySignature(assertion, { challenge, personId: taken.personId }, call);
  if (owner === null) refuse(wrongPasskey);
  const tokens = await call.db.transaction(async (tx) => {
    // Whoever has locked the account meanwhile, which takes new passkeys away, has the last word.
    await lockUnchanged(tx, owner);
    if (taken.loginHash !== null && !(await spendChallenge(tx, taken.loginHash, call.now))) refuse(passkeyTooLate);
    return openSession(owner, { ...call, db: tx });
  });
  await forgiveAttempt(call.db, limits);
  return loginOf(owner, tokens);
}
