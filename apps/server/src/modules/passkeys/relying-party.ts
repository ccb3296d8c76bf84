import type { Deps } from '../../deps.ts';

/** Whom passkeys are for: the portal at the address that the server was given, whatever a request says. */
export function relyingParty({ portalUrl }: Pick<Deps, 'portalUrl'>): { rpId: string; origin: string } {
  const { hostname, origin } = new URL(portalUrl);
  return { rpId: hostname, origin };
}
