import type { CommunityPrefix } from './community-paths.ts';

/** What an organisation may choose of communities. */
export interface CommunitiesSettings {
  /** What they are called: in addresses, menus and titles. */
  prefix: CommunityPrefix;
  /** Posts and comments show a preview of the first page that they link to, which the server reads. */
  linkPreviews: boolean;
}

/** What holds where an organisation says nothing. */
export const defaultSettings: { id: 'communities'; settings: CommunitiesSettings; wording: 'communitiesSettings' } = {
  id: 'communities',
  // The rules' own default, said again: profiles are read where the rules are not.
  settings: { prefix: 'communities', linkPreviews: true },
  wording: 'communitiesSettings',
};
