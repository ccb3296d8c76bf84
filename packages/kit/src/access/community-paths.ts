import type { Profile } from '../profile/profile.ts';

export interface CommunityPaths {
  member: string;
  adminOne: string;
  adminAll: string;
}

const adminNames = {
  communities: ['community', 'communities-management'],
  workspaces: ['workspace', 'workspace-management'],
  hubs: ['hub', 'hub-management'],
} as const;

/** Where communities live: an organisation may call them workspaces or hubs. */
export function communityPaths(profile: Pick<Profile, 'communityPrefix'>): CommunityPaths {
  const [one, all] = adminNames[profile.communityPrefix];
  return { member: `/${profile.communityPrefix}`, adminOne: `/admin/${one}`, adminAll: `/admin/${all}` };
}
