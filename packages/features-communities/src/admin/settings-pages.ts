import { CommunitySettingsPage } from './CommunitySettings/CommunitySettingsPage.tsx';
import { firstReads } from './Frame/use-admin-community.ts';

// Apart from the other pages: it brings a form with its fields.
export const settings = { default: CommunitySettingsPage, firstReads };
