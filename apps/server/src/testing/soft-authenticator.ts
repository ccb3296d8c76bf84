import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { contract, EndpointInput, EndpointReply } from '@portal/api/contract';
import { cose, isoCBOR } from '@simplewebauthn/server/helpers';

type Calls = typeof contract.passkeys;
type CreationOptions = EndpointReply<Calls['addOptions']>['options'];
type RequestOptions = EndpointReply<Calls['signInOptions']>['options'];
type MadeCredential = EndpointInput<Calls['add']>['body']['credential'];
type Assertion = EndpointInput<Calls['signIn']>['body']['assertion'];

/** What a device, or whoever pretends to be one, does otherwise. */
interface Behaviour {
  origin?: string;
  rpId?: string;
  /** Whether somebody has unlocked it. */
  isVerified?: boolean;
  /** Signs as often as this before; null: it does not count. */
  counter?: number | null;
  /** Left out: it tells whose the passkey is. */
  isSilent?: boolean;
}

interface Passkey {
  id: string;
  userHandle: string;
  privateKey: KeyObject;
}

const flags = { present: 0x01, verified: 0x04, attested: 0x40 };

/** A device in memory with one passkey, ES256, which says nothing of who made it. */
export function softAuthenticator(usual: Behaviour = {}) {
  let passkey: Passkey | undefined;
  let counter = 0;
  const answer = (behaviour: Behaviour) => ({
    origin: 'https://portal.test',
    isVerified: true,
    ...usual,
    ...behaviour,
  });

  function authenticatorData(rpId: string, isVerified: boolean, count: number, attested = Buffer.alloc(0)): Buffer {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags.present + (isVerified ? flags.verified : 0) + (attested.length > 0 ? flags.attested : 0));
    head.writeUInt32BE(count, 1);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), head, attested]);
  }

  function make(options: CreationOptions, behaviour: Behaviour = {}): MadeCredential {
    const { origin, rpId = options.rp.id, isVerified } = answer(behaviour);
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const id = randomBytes(16);
    passkey = { id: id.toString('base64url'), userHandle: options.user.id, privateKey };
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
    const attestation = new Map<string, string | Map<string, string> | Uint8Array>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, string>()],
      ['authData', new Uint8Array(authenticatorData(rpId, isVerified, 0, attested))],
    ]);
    const { challenge } = options;
    return {
      ...about(passkey.id),
      response: {
        clientDataJSON: clientData({ type: 'webauthn.create', challenge, origin }),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  function use({ challenge, rpId: requestedRpId }: RequestOptions, behaviour: Behaviour = {}): Assertion {
    if (passkey === undefined) throw new Error('This device has made no passkey');
    const {
      origin,
      rpId = requestedRpId,
      isVerified,
      counter: signCount = (counter += 1),
      isSilent = false,
    } = answer(behaviour);
    const data = authenticatorData(rpId, isVerified, signCount ?? 0);
    const clientDataJSON = clientData({ type: 'webauthn.get', challenge, origin });
    const digest = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
    const signature = sign('sha256', Buffer.concat([data, digest]), passkey.privateKey);
    return {
      ...about(passkey.id),
      response: {
        clientDataJSON,
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        ...(!isSilent && { userHandle: passkey.userHandle }),
      },
    };
  }

  return { make, use };
}

function about(id: string) {
  return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
}

function clientData(data: { type: string; challenge: string; origin: string }): string {
  return Buffer.from(JSON.stringify({ ...data, crossOrigin: false })).toString('base64url');
}

function coseKey(publicKey: KeyObject): Uint8Array {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [cose.COSEKEYS.kty, cose.COSEKTY.EC2],
      [cose.COSEKEYS.alg, cose.COSEALG.ES256],
      [cose.COSEKEYS.crv, cose.COSECRV.P256],
      [cose.COSEKEYS.x, bytes(x)],
      [cose.COSEKEYS.y, bytes(y)],
    ]),
  );
}
