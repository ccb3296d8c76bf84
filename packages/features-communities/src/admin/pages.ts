import { AboutAdminPage } from './About/AboutAdminPage.tsx';
import { CommunityAdminHome } from './Frame/CommunityAdminHome.tsx';
import { firstReads } from './Frame/use-admin-community.ts';

// One script: whoever opens a community here begins with what it says of itself.
export const home = { default: CommunityAdminHome };
export const about = { default: AboutAdminPage, firstReads };
