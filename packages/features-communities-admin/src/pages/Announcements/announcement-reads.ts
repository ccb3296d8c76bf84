import { calls } from '@portal/api';

/** Every reply that tells of announcements, those above the pages too. */
export const announcementReads = [calls.announcements.all, calls.announcements.list] as const;
