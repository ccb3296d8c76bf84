export interface IdentityProviderState {
  /** Since when the identity provider opens accounts, by person. */
  identities: Map<string, { linkedAt: Date }>;
  /** Whom it has just named, the last at the end: the browser fetches their session. */
  identityArrivals: { personId: string; redirectTo: string | null }[];
  /** People who have not shown yet that they read their e-mail. */
  unconfirmedEmails: Set<string>;
  /** Of links that confirm an e-mail and have not been used. */
  emailConfirmations: Map<string, { personId: string; expiresAt: Date }>;
}

export function identityProviderState(): IdentityProviderState {
  return { identities: new Map(), identityArrivals: [], unconfirmedEmails: new Set(), emailConfirmations: new Map() };
}
