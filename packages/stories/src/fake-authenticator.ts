interface FakeAuthenticator {
  /** What the browser says where somebody gives up, or where the device has a passkey already. */
  fails?: 'NotAllowedError' | 'InvalidStateError';
  /** Somebody chooses the passkey in the menu of a field as soon as it is offered there. */
  isChosenInMenu?: boolean;
}

const credentialId = new TextEncoder().encode('passkey-of-a-story').buffer;

/** What a browser does with passkeys, without a device: for `beforeEach` of a story, which gets how it is taken back. */
export function fakeAuthenticator({ fails, isChosenInMenu = false }: FakeAuthenticator = {}): () => void {
  const { credentials } = navigator;
  const answer = (type: string) => async (options: CredentialOptions) => {
    if (options.mediation === 'conditional' && !isChosenInMenu) return new Promise(() => undefined);
    if (fails !== undefined) throw new DOMException('Nobody has unlocked it.', fails);
    return credentialOf(type, options.publicKey?.challenge);
  };
  const taken = [
    replace(credentials, 'create', answer('webauthn.create')),
    replace(credentials, 'get', answer('webauthn.get')),
    replace(PublicKeyCredential, 'isConditionalMediationAvailable', async () => true),
  ];
  return () => {
    for (const giveBack of taken) giveBack();
  };
}

function replace(owner: object, name: string, value: unknown): () => void {
  const own = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { value, configurable: true });
  return () => {
    if (own === undefined) Reflect.deleteProperty(owner, name);
    else Object.defineProperty(owner, name, own);
  };
}

interface CredentialOptions {
  mediation?: string;
  publicKey?: { challenge: BufferSource };
}

function credentialOf(type: string, challenge: BufferSource | undefined) {
  const clientData = { type, challenge: base64url(challenge), origin: location.origin };
  const nothing = new ArrayBuffer(1);
  return {
    id: base64url(credentialId),
    rawId: credentialId,
    type: 'public-key',
    authenticatorAttachment: 'platform',
    getClientExtensionResults: () => ({}),
    response: {
      clientDataJSON: new TextEncoder().encode(JSON.stringify(clientData)).buffer,
      ...{ attestationObject: nothing, authenticatorData: nothing, signature: nothing, userHandle: nothing },
    },
  };
}

function base64url(source: BufferSource = new ArrayBuffer(0)): string {
  const bytes = ArrayBuffer.isView(source) ? new Uint8Array(source.buffer) : new Uint8Array(source);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The id of the passkey that such a device has. */
export const fakeCredentialId = base64url(credentialId);
