import type { RedirectType } from '@portal/rules';
import { ownPath, safeHref } from '@portal/kit';

/** How the steps end: where one goes on, and whether all was saved. */
export interface WelcomeEnding {
  type: string;
  redirectUrl: string;
  isSaved: boolean;
}

const words = {
  'Auto Rollover': { text: 'endAutoRollover', button: 'toPayment' },
  'Life Member': { text: 'endLifeMember', button: 'toDashboard' },
  'Renew Membership': { text: 'endRenewMembership', button: 'toRenewal' },
  BondMx: { text: 'endBondMx', button: 'toDashboard' },
} as const satisfies Record<RedirectType, object>;

/** What is said at the end, and on its button; of a kind that nobody knows, what is said to life members. */
export function endingWords(type: string) {
  return isKnown(type) ? words[type] : words['Life Member'];
}

function isKnown(type: string): type is RedirectType {
  return Object.hasOwn(words, type);
}

/** Where its button leads: home, where the server names no place, or none that is safe. */
export function endingHref(redirectUrl: string): string {
  return ownPath(redirectUrl) ?? safeHref(redirectUrl) ?? '/';
}

/** A day of the calendar as a sentence says it: 1 July 2025. */
export function dayInWords(day: string, locale: string): string {
  return new Date(day).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
}
