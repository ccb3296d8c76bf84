import { isCountedBack } from '@portal/rules';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { passkeys } from '../../db/schema/index.ts';
import type { Call } from '../../http/call.ts';
import { type Account, audit } from '../auth/index.ts';
import type { Assertion } from './challenges.ts';
import { relyingParty } from './relying-party.ts';
import { passkeyByCredential } from './verify-assertion.queries.ts';
import { notePasskeyUse } from './verify-assertion.writes.ts';

type Passkey = typeof passkeys.$inferSelect;

interface Known {
  passkey: Passkey;
  owner: Account;
}

interface Expected {
  challenge: string;
  /** Whose passkey it must be; null: its own handle says whose it is. */
  personId: string | null;
}

/** Whose passkey has signed what was asked, after it was unlocked on its device, as they were before it is judged; null where none has. */
export async function ownerBySignature(assertion: Assertion, expected: Expected, call: Call): Promise<Account | null> {
  const known = await passkeyOf(assertion, expected, call);
  if (known === null) return null;
  const { passkey, owner } = known;
  const signed = await signedBy(passkey, assertion, expected.challenge, call);
  const event = { personId: passkey.personId, address: call.address, data: { passkeyId: passkey.id } };
  if (signed === null) {
    await audit(call.db, { kind: 'passkeyRefused', ...event }, call.now);
    return null;
  }
  if (isCountedBack(passkey.counter, signed.newCounter) || !(await noteUse(passkey, signed, call))) {
    await audit(call.db, { kind: 'passkeyCopied', ...event }, call.now);
    return null;
  }
  return owner;
}

/** As the assertion names it, unless it is somebody else's or nobody may sign in with it. */
async function passkeyOf({ id, response }: Assertion, { personId }: Expected, { db }: Call): Promise<Known | null> {
  const row = await passkeyByCredential(db, id);
  if (row === undefined) return null;
  const { passkey } = row;
  const { userHandle } = response;
  const isTheirs = personId === null ? userHandle !== undefined : passkey.personId === personId;
  return isTheirs && (userHandle === undefined || userHandle === passkey.userHandle) ? row : null;
}

interface Signed {
  newCounter: number;
  credentialBackedUp: boolean;
}

async function signedBy(
  { credentialId, publicKey, transports }: Passkey,
  response: Assertion,
  challenge: string,
  { deps }: Call,
): Promise<Signed | null> {
  const { rpId, origin } = relyingParty(deps);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      // Counted by our own rule, which knows what is wrong then.
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter: 0,
        transports,
      },
    });
    return verified ? authenticationInfo : null;
  } catch {
    // The library throws for everything that is not as it must be.
    return null;
  }
}

/** Two answers at once do not both count: false for a number that is no longer above the last one. */
async function noteUse({ id }: Passkey, { newCounter, credentialBackedUp }: Signed, call: Call): Promise<boolean> {
  const rows = await notePasskeyUse(call.db, id, newCounter, credentialBackedUp, call.now);
  return rows.length > 0;
}
