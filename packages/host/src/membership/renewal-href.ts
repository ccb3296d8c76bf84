import { canUseSubmodule, ownPath, type Profile, safeHref, type Viewer } from '@portal/kit';

/** Where a member whose membership has lapsed renews it; null for everybody else, and where the organisation offers no such way. */
export function renewalHref(profile: Pick<Profile, 'modules' | 'renewalRoute'>, viewer: Viewer | null): string | null {
  if (!viewer?.membershipLapsed || !canUseSubmodule(profile, 'settings', 'membership_renewal', viewer)) return null;
  return ownPath(profile.renewalRoute) ?? safeHref(profile.renewalRoute);
}
