import type { contract, HandlerInput } from '@portal/api/contract';
import { type ConfirmedPurpose, noOwnProof, ownPasskeyTooLate, wrongOwnPasskey } from '@portal/rules';
import { type Call, personOf } from '../../http/call.ts';
import { found, refuse, refuseKeeping } from '../../http/problem.ts';
import { type Account, accountById, confirmedAccount, countAttempt, forgiveAttempt } from '../auth/index.ts';
import { type Assertion, challengeIn } from './challenges.ts';
import { takeChallenge } from './challenges.writes.ts';
import { ownerBySignature } from './verify-assertion.ts';

type Proof = HandlerInput<typeof contract.passkeys.addOptions>['body'];

const limit = { attempts: 10, windowSeconds: 900 };

/** The account of the person who asks, once they have shown again that it is they: by their password, or by a passkey that was asked for this very purpose. */
export async function confirmedOwner(
  { currentPassword, assertion }: Proof,
  purpose: ConfirmedPurpose,
  call: Call,
): Promise<Account> {
  if (assertion !== undefined) return confirmedByPasskey(assertion, purpose, call);
  if (currentPassword === undefined) refuse(noOwnProof);
  return confirmedAccount(currentPassword, call);
}

async function confirmedByPasskey(assertion: Assertion, purpose: ConfirmedPurpose, call: Call): Promise<Account> {
  const person = personOf(call);
  const limits = [{ key: `own-passkey:${person.id}`, ...limit }];
  await countAttempt(call.db, limits, call.now);
  const account = found(await accountById(call.db, person.id));
  const challenge = challengeIn(assertion.response.clientDataJSON);
  if ((await takeChallenge(call.db, challenge, { purposes: [purpose], by: person }, call.now)) === null)
    refuseKeeping(ownPasskeyTooLate);
  if ((await ownerBySignature(assertion, { challenge, personId: person.id }, call)) === null)
    refuseKeeping(wrongOwnPasskey);
  await forgiveAttempt(call.db, limits);
  return account;
}
