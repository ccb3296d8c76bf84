import { CommunityListPage, firstReads } from './CommunityList/CommunityListPage.tsx';

export const all = { default: CommunityListPage, firstReads };
