import type { DeskContentItem } from '@portal/api';

export type ContentState = DeskContentItem['state'];

/** What an item is on its way from a draft to the archive, in that order. */
export const contentStates = [
  'draft',
  'scheduled',
  'published',
  'expired',
  'archived',
  'deleted',
] as const satisfies readonly ContentState[];
