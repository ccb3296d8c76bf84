import { ownPath, type Profile, safeHref } from '@portal/kit/access';
import type { Call } from '../../http/call.ts';

type PlaceName =
  | 'renewalRoute'
  | 'manageMembershipRoute'
  | 'updatePaymentRoute'
  | 'updateDetailsRoute'
  | 'preferencesRoute';

/** Where the organisation has something done; what is no address that one may be led to is none. */
export function placeOf({ deps }: Call, name: keyof Pick<Profile, PlaceName>): { url: string | null } {
  const route = deps.profile[name];
  return { url: ownPath(route) ?? safeHref(route) };
}
