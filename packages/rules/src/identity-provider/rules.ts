import { conflict, type Refusal } from '@portal/api/rules';
import { emailKey } from '../auth/rules.ts';

/**
 * Why nobody is signed in who comes back from the identity provider: it cannot be asked, they turned back, it has not
 * verified their e-mail, nobody is known by it, an account has it that has not confirmed it, that account is linked
 * with somebody else there, too many came from one place, or what they left with is over.
 */
export const identityProblems = [
  'away',
  'cancelled',
  'unverified',
  'unknown',
  'unconfirmed',
  'linkedElsewhere',
  'tooOften',
  'over',
] as const;
export type IdentityProblem = (typeof identityProblems)[number];

export interface IdentityFacts {
  /** The account that is linked with them; `disabled` opens for nobody. */
  linked: 'open' | 'disabled' | null;
  /** The provider has verified their e-mail, and it is one that may be looked up. */
  isEmailVerified: boolean;
  /** Who signs in by that e-mail here. */
  byEmail: { isDisabled: boolean; isEmailConfirmed: boolean; isLinked: boolean } | null;
  /** Accounts are made for those who have none. */
  justInTimeAccounts: boolean;
}

/** What comes of somebody whom the provider names. */
export type IdentityWay = 'signIn' | 'link' | 'create' | IdentityProblem;

/** An e-mail links once, and only where both sides have seen that it is read: from then on the provider's own name for the person counts. */
export function identityWay({ linked, isEmailVerified, byEmail, justInTimeAccounts }: IdentityFacts): IdentityWay {
  if (!isEmailVerified) return 'unverified';
  if (linked !== null) return linked === 'open' ? 'signIn' : 'unknown';
  if (byEmail === null) return justInTimeAccounts ? 'create' : 'unknown';
  if (byEmail.isDisabled) return 'unknown';
  if (byEmail.isLinked) return 'linkedElsewhere';
  return byEmail.isEmailConfirmed ? 'link' : 'unconfirmed';
}

const address = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/;
const longest = 254;

/** An e-mail by which an account may be found; null where another mailbox could be written like it. */
export function linkableEmail(email: string | null): string | null {
  if (email === null || email.length > longest || !address.test(email)) return null;
  return emailKey(email) === email.toLowerCase() ? email : null;
}

/** There is something to unlink only where an account is linked. */
export function withoutIdentityRefusal(isLinked: boolean): Refusal | null {
  return isLinked ? null : conflict('Your account is not linked.');
}
