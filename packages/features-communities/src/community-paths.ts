/** What an organisation calls its communities. */
export type CommunityPrefix = 'communities' | 'workspaces' | 'hubs';

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

export function memberPath(prefix: CommunityPrefix): string {
  return `/${prefix}`;
}

/** Where communities live: an organisation may call them workspaces or hubs. */
export function communityPaths(prefix: CommunityPrefix): CommunityPaths {
  const [one, all] = adminNames[prefix];
  return { member: memberPath(prefix), adminOne: `/admin/${one}`, adminAll: `/admin/${all}` };
}
