import { firstReads } from '../Frame/use-admin-community.ts';
import { AllPostsPage } from './AllPosts/AllPostsPage.tsx';
import { ArchivePage } from './Archive/ArchivePage.tsx';
import { PendingPostsPage } from './Pending/PendingPostsPage.tsx';
import { ReportedCommentsPage } from './Reported/ReportedCommentsPage.tsx';
import { ReportedPostsPage } from './Reported/ReportedPostsPage.tsx';

// One script: who looks after posts goes from one of these pages to the next.
export const posts = { default: AllPostsPage, firstReads };
export const pendingPosts = { default: PendingPostsPage, firstReads };
export const archive = { default: ArchivePage, firstReads };
export const reportedPosts = { default: ReportedPostsPage, firstReads };
export const reportedComments = { default: ReportedCommentsPage, firstReads };
