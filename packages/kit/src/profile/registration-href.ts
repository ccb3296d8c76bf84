import type { Profile } from './profile.ts';

/** Where a stranger becomes a member: a full address as it is, a path on the organisation's own website. */
export function registrationHref({
  registrationRoute,
  website,
}: Pick<Profile, 'registrationRoute' | 'website'>): string {
  return new URL(registrationRoute, website).href;
}
