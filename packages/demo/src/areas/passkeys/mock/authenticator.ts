import type { Assertion, CreationOptions, MadeCredential, RequestOptions } from '@portal/api/contract';

/** What a browser does with passkeys, without a browser. */
export interface Authenticator {
  make(options: CreationOptions): MadeCredential;
  use(options: RequestOptions): Assertion;
}

let made = 0;

/** A device whose passkeys sign nothing: the mock takes any of which it knows the name. */
export function mockAuthenticator(): Authenticator {
  let credentialId = '';
  const about = () => ({ id: credentialId, rawId: credentialId, type: 'public-key' as const });
  return {
    make({ challenge }) {
      credentialId = `mock-passkey-${(made += 1)}`;
      const response = { clientDataJSON: clientData('webauthn.create', challenge), attestationObject: 'bW9jaw' };
      return { ...about(), response, clientExtensionResults: {} };
    },
    use({ challenge }) {
      const response = {
        clientDataJSON: clientData('webauthn.get', challenge),
        ...{ authenticatorData: 'bW9jaw', signature: 'bW9jaw', userHandle: 'b3duZXI' },
      };
      return { ...about(), response, clientExtensionResults: {} };
    },
  };
}

function clientData(type: string, challenge: string): string {
  const text = JSON.stringify({ type, challenge, origin: 'https://portal.test' });
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
