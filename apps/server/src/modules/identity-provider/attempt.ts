import { createHmac } from 'node:crypto';
import type { IdentityAttempt } from '../../adapters/identity/identity-provider.ts';
import type { Deps } from '../../deps.ts';

export const startPath = '/api/v1/auth/identity-provider';
export const callbackPath = `${startPath}/callback`;

/** Nonce and verifier are made from what the browser keeps: whoever reads the database finds neither. */
export function attemptOf(state: string, browser: string, { portalUrl }: Pick<Deps, 'portalUrl'>): IdentityAttempt {
  const made = (name: string) => createHmac('sha256', browser).update(`${name}:${state}`).digest('base64url');
  return {
    state,
    nonce: made('nonce'),
    verifier: made('verifier'),
    redirectUri: new URL(callbackPath, portalUrl).href,
  };
}
