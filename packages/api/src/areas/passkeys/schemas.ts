import * as z from 'zod';
import { id, iso } from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';
import { lineOf } from '../../contract/texts.ts';
import { password } from '../auth/contract.ts';

const { passkey: most } = limits;

export const passkey = z.object({
  id,
  name: z.string(),
  createdAt: iso,
  /** Null: it has not been used yet. */
  lastUsedAt: iso.nullable(),
});

export const passkeyName = lineOf(most.nameLength);

function base64url(length: number) {
  return z
    .string()
    .min(1)
    .max(length)
    .regex(/^[\w-]+$/);
}

const credentialId = base64url(most.credentialLength);
const kind = z.literal('public-key');
const known = z.object({ id: z.string(), type: kind, transports: z.array(z.string()).optional() });

// The names below are those of WebAuthn, as its JSON has them.

/** What a browser makes a passkey by. */
export const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: kind, alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(known),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

/** What a browser asks a passkey by; of whom nothing is known, any of theirs. */
export const requestOptions = z.object({
  challenge: z.string(),
  timeout: z.int(),
  rpId: z.string(),
  allowCredentials: z.array(known),
  userVerification: z.literal('required'),
});

const clientDataJSON = base64url(most.clientDataLength);
const about = {
  id: credentialId,
  rawId: credentialId,
  type: kind,
  // What extensions answer is not asked for.
  clientExtensionResults: z.object({}),
};

/** A passkey that a browser has made. */
export const madeCredential = z.object({
  ...about,
  response: z.object({
    clientDataJSON,
    attestationObject: base64url(most.attestationLength),
    transports: z.array(z.string().max(most.transportLength)).max(most.transports).optional(),
  }),
});

/** What a passkey has signed. */
export const assertion = z.object({
  ...about,
  response: z.object({
    clientDataJSON,
    authenticatorData: base64url(most.authenticatorDataLength),
    signature: base64url(most.signatureLength),
    userHandle: base64url(most.userHandleLength).optional(),
  }),
});

/** Either of both shows that it is they. */
export const ownProof = {
  currentPassword: password.optional(),
  /** By one of theirs, asked for this purpose just before. */
  assertion: assertion.optional(),
};
