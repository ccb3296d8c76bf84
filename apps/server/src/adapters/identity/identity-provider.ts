/** What a browser takes along to the provider and proves when it comes back. */
export interface IdentityAttempt {
  state: string;
  nonce: string;
  /** Of PKCE; the provider sees its hash first. */
  verifier: string;
  redirectUri: string;
}

/** Whom a provider has named. */
export interface Identity {
  issuer: string;
  subject: string;
  /** Null: it has none, or has not verified it. */
  verifiedEmail: string | null;
  firstName: string;
  lastName: string;
  /** It says that it has asked for a second factor. */
  hasSecondFactor: boolean;
}

/** Where members may sign in besides. */
export interface IdentityProvider {
  /** Where a browser is sent. */
  addressFor(attempt: IdentityAttempt): Promise<string>;
  /** Whom the provider names, by the query of the address that the browser came back to. Throws where that is not what was asked for. */
  identityIn(query: string, attempt: IdentityAttempt): Promise<Identity>;
}
