import { canUseSubmodule, ownPath, type Profile, safeHref, type Viewer } from '@portal/kit';

/** Where a member whose membership has lapsed renews it, as the organisation has it; null for everybody else, and where it offers no such way. */
export function renewalHref(profile: Pick<Profile, 'modules' | 'renewalRoute'>, viewer: Viewer | null): string | null {
  if (!viewer?.membershipLapsed || !canUseSubmodule(profile, 'settings', 'membership_renewal', viewer)) return null;
  return destinationHref(profile.renewalRoute);
}

/** A place to which somebody may be led; null where it is none. */
export function destinationHref(destination: string | null | undefined): string | null {
  return ownPath(destination) ?? safeHref(destination);
}
