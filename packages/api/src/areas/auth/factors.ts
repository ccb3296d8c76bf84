/** By what somebody shows a second time that it is they: a code of their app, one that was sent to them, or one for whoever has lost the app. */
export const loginFactors = ['app', 'mail', 'recovery'] as const;
export type LoginFactor = (typeof loginFactors)[number];

export interface FactorFacts {
  /** A code may be sent to them. */
  tfaEnabled: boolean;
  /** They have an authenticator app. */
  hasApp: boolean;
}

/** What opens an account beside its password, any one of them; the first is asked for. None: the password alone does. */
export function factorsOf({ tfaEnabled, hasApp }: FactorFacts): readonly LoginFactor[] {
  if (!hasApp) return tfaEnabled ? ['mail'] : [];
  return tfaEnabled ? ['app', 'mail', 'recovery'] : ['app', 'recovery'];
}

/** The password alone opens no account that has another factor. */
export function needsSecondFactor(facts: FactorFacts): boolean {
  return factorsOf(facts).length > 0;
}
