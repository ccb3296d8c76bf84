import { randomUUID } from 'node:crypto';
import type { contract, HandlerInput } from '@portal/api/contract';
import { ownPasskeyTooLate, passkeyKnown, tooManyPasskeysRefusal, unusablePasskey } from '@portal/rules';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import type { Db } from '../../db/connect.ts';
import { lockPerson } from '../../db/lock-person.ts';
import type { passkeys } from '../../db/schema/index.ts';
import { type Call, personOf } from '../../http/call.ts';
import { keeping } from '../../http/keeping.ts';
import { found, refuse, refuseKeeping } from '../../http/problem.ts';
import { accountById, audit, deviceName, newSecret } from '../auth/index.ts';
import { challengeIn } from './challenges.ts';
import { startChallenge, takeChallenge } from './challenges.writes.ts';
import { confirmedOwner } from './confirmed-owner.ts';
import { algorithms, creationOptions } from './options.ts';
import { passkeysOf } from './own-passkeys.queries.ts';
import { passkeyReply } from './own-passkeys.ts';
import { relyingParty } from './relying-party.ts';
import { notifyOfPasskey } from './notify-of-passkey.ts';
import { insertPasskey } from './add-passkey.writes.ts';

type Calls = typeof contract.passkeys;
type Made = HandlerInput<Calls['add']>['body'];

/** What a passkey is made by, for whoever has shown that it is they. */
export async function optionsToAdd(proof: HandlerInput<Calls['addOptions']>['body'], call: Call) {
  const account = await confirmedOwner(proof, 'addPasskey', call);
  const known = await passkeysOf(call.db, account.id);
  refuse(tooManyPasskeysRefusal(known.length));
  // Passkeys of one account stand together on a device, and say nothing of the account.
  const userHandle = known[0]?.userHandle ?? newSecret();
  const { id: personId, sessionId } = personOf(call);
  const challenge = await startChallenge(call.db, { purpose: 'make', personId, sessionId, userHandle }, call.now);
  return { options: await creationOptions({ challenge, userHandle, account, known }, call.deps) };
}

/** Keeps a passkey that was made by such options, and tells its owner by mail. */
export async function addPasskey(made: Made, call: Call) {
  const challenge = challengeIn(made.credential.response.clientDataJSON);
  const verified = await verifiedKey(made, challenge, call);
  const account = found(await accountById(call.db, personOf(call).id));
  const passkey = await keeping(call.db, async (tx) => {
    const person = personOf(call);
    await lockPerson(tx, person.id);
    // Whoever locks the account, or changes its password, has taken the challenge away.
    const taken = await takeChallenge(tx, challenge, { purposes: ['make'], by: person }, call.now);
    if (taken === null) refuseKeeping(ownPasskeyTooLate);
    if (verified === null) refuseKeeping(unusablePasskey);
    refuseKeeping(tooManyPasskeysRefusal((await passkeysOf(tx, person.id)).length));
    return keep(tx, { ...verified, userHandle: taken.userHandle ?? '', name: nameOf(made, call) }, call);
  });
  call.deps.background.run(() => notifyOfPasskey({ account, name: passkey.name, isAdded: true }, call));
  return passkeyReply(passkey);
}

type New = Pick<
  typeof passkeys.$inferInsert,
  'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isBackedUp' | 'userHandle' | 'name'
>;

async function keep(tx: Db, passkey: New, call: Call) {
  const { id: personId } = personOf(call);
  const row = await insertPasskey(tx, { id: randomUUID(), personId, createdAt: call.now, ...passkey });
  if (row === undefined) refuseKeeping(passkeyKnown);
  const event = { personId, address: call.address, data: { passkeyId: row.id } };
  await audit(tx, { kind: 'passkeyAdded', ...event }, call.now);
  return row;
}

/** The key that a device has made, after it was unlocked there; null where it is none, or for another portal. */
async function verifiedKey({ credential }: Made, challenge: string, { deps }: Call) {
  const { rpId, origin } = relyingParty(deps);
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: credential,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      ...{ credentialId: id, counter, isBackedUp: registrationInfo.credentialBackedUp },
      publicKey: Buffer.from(publicKey).toString('base64url'),
      transports: credential.response.transports ?? [],
    };
  } catch {
    // The library throws for everything that is not as it must be.
    return null;
  }
}

function nameOf({ name }: Made, { userAgent }: Call): string {
  return name ?? deviceName(userAgent) ?? 'Passkey';
}
