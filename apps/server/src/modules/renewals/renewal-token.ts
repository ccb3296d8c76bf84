import { daysAfter, dayIn } from '@portal/rules';
import * as z from 'zod';
import type { Deps } from '../../deps.ts';
import { keyText } from '../../http/cursor.ts';

export const renewalPath = '/api/renewal';
/** As long as anybody is reminded, and some days more. */
const validDays = 60;
const longestToken = 400;

/** The invoice, and the last day on which the link leads to it. */
const tokenShape = z.tuple([keyText, keyText]);
const tokens = ({ cursors }: Pick<Deps, 'cursors'>) => cursors('the renewal of a membership', tokenShape);

/** Where somebody renews their membership without signing in; the address is for this alone. */
export function renewalUrl(
  deps: Pick<Deps, 'cursors' | 'portalUrl' | 'profile'>,
  invoiceId: string,
  now: Date,
): string {
  const url = new URL(renewalPath, deps.portalUrl);
  const until = daysAfter(dayIn(now, deps.profile.timeZone), validDays);
  url.searchParams.set('token', tokens(deps).pack([invoiceId, until]));
  return url.href;
}

/** The invoice that an address leads to; null where it is not ours, or too old. */
export function invoiceOfToken(deps: Pick<Deps, 'cursors' | 'profile'>, token: string, now: Date): string | null {
  if (token.length > longestToken) return null;
  try {
    const [invoiceId, until] = tokens(deps).unpack(token);
    return until < dayIn(now, deps.profile.timeZone) ? null : invoiceId;
  } catch {
    return null;
  }
}
