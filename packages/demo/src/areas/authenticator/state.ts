/** An app that is asked for its code when somebody signs in. */
export interface MockAuthenticator {
  addedAt: Date;
}

export interface AuthenticatorState {
  /** By person; who has none signs in without. */
  authenticators: Map<string, MockAuthenticator>;
  /** Apps that no code has been entered of yet, by person. */
  authenticatorSetUps: Map<string, { tries: number; expiresAt: Date }>;
  /** Recovery codes that have not been used, by person. */
  recoveryCodes: Map<string, readonly string[]>;
}

export function authenticatorState(): AuthenticatorState {
  return { authenticators: new Map(), authenticatorSetUps: new Map(), recoveryCodes: new Map() };
}
