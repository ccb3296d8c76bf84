import { limits } from '@portal/api/contract';
import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import { COSEALG } from '@simplewebauthn/server/helpers';
import type { Deps } from '../../deps.ts';
import type { Account } from '../auth/index.ts';
import { relyingParty } from './relying-party.ts';

interface Known {
  credentialId: string;
  transports: string[];
}

const type = 'public-key' as const;
const timeout = limits.passkey.minutes * 60_000;
/** Of keys that are made: EdDSA, and what every device has. */
export const algorithms: number[] = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];
const required = { residentKey: 'required', requireResidentKey: true, userVerification: 'required' } as const;

/** What passkeys are asked by; without any, the device offers those that it has. */
export async function requestOptions(challenge: string, allowed: readonly Known[], deps: Deps) {
  const { rpId } = relyingParty(deps);
  const options = await generateAuthenticationOptions({
    rpID: rpId,
    challenge: bytesOf(challenge),
    allowCredentials: allowed.map(described),
    timeout,
    userVerification: 'required',
  });
  const { userVerification } = required;
  return {
    ...{ challenge: options.challenge, timeout, rpId, userVerification },
    allowCredentials: allowed.map(described),
  };
}

interface Making {
  challenge: string;
  userHandle: string;
  account: Account;
  /** Which the device does not make again. */
  known: readonly Known[];
}

export async function creationOptions({ challenge, userHandle, account, known }: Making, deps: Deps) {
  const options = await generateRegistrationOptions({
    rpName: deps.profile.fullName,
    rpID: relyingParty(deps).rpId,
    userID: bytesOf(userHandle),
    userName: account.email,
    userDisplayName: `${account.firstName} ${account.lastName}`,
    challenge: bytesOf(challenge),
    timeout,
    attestationType: 'none',
    excludeCredentials: known.map(described),
    authenticatorSelection: required,
    supportedAlgorithmIDs: algorithms,
  });
  const { rp, user } = options;
  return {
    ...{ challenge: options.challenge, user, timeout },
    pubKeyCredParams: algorithms.map((alg) => ({ type, alg })),
    excludeCredentials: known.map(described),
    rp: { ...rp, id: relyingParty(deps).rpId },
    authenticatorSelection: required,
    attestation: 'none' as const,
  };
}

function described({ credentialId, transports }: Known) {
  return { id: credentialId, type, transports };
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(base64url, 'base64url'));
}
