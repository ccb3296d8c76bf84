import { featureSettings, type Profile } from '@portal/kit/access';

const communities = { id: 'communities', settings: { prefix: 'communities' } };

/** Where the organisation's portal has its communities. */
export function communitiesPath(profile: Partial<Pick<Profile, 'featureSettings'>>): string {
  return `/${featureSettings(profile, communities).prefix}`;
}
