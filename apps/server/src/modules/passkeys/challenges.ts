import type { contract, HandlerInput } from '@portal/api/contract';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';

export type Assertion = HandlerInput<typeof contract.passkeys.signIn>['body']['assertion'];

/** What a browser says that was signed; empty where it says nothing of the kind. */
export function challengeIn(clientDataJSON: string): string {
  try {
    const { challenge }: { challenge: unknown } = decodeClientDataJSON(clientDataJSON);
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}
