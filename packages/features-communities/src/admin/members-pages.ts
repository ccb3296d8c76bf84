import { BlacklistPage } from './Blacklist/BlacklistPage.tsx';
import { MembersPage } from './Members/MembersPage.tsx';
import { RemovedPage } from './Removed/RemovedPage.tsx';
import { firstReads } from './Frame/use-admin-community.ts';

// One script: whoever looks after members goes from one to the other.
export const members = { default: MembersPage, firstReads };
export const removed = { default: RemovedPage, firstReads };
export const blacklist = { default: BlacklistPage, firstReads };
