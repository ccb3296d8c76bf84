import { destination, destinationsOf } from '@portal/kit';
import { homeManifest } from './manifest.ts';

/** Below the mount. */
export const paths = { notifications: '/' } as const;

/** Where notifications lead, in portals that have such a place. */
export const outward = {
  community: destination<{ alias: string }>('communities.community'),
  post: destination<{ alias: string; id: string }>('communities.post'),
  meeting: destination<{ alias: string; id: string }>('communities.meeting'),
  members: destination<{ alias: string }>('communities.communityMembers'),
  assets: destination<{ alias: string }>('communities.communityAssets'),
};

/** Where what waits for somebody is done, in portals that have such a place. */
export const stepOutward = {
  event: destination<{ id: string }>('events.event'),
  audit: destination<{ id: string }>('cpd.audit'),
  invoice: destination<{ id: string }>('billing.invoice'),
  cpd: destination('cpd.tracker'),
  meeting: destination<{ alias: string; id: string }>('communities.meeting'),
  admittance: destination<{ id: string }>('communitiesAdmin.adminCommunityMembersPage'),
};

export const destinations = { ...destinationsOf(homeManifest.id, paths), ...outward };
