import type { ContentState } from '../../model/content-state.ts';

/** What can be done to a whole item. */
export type ItemDeed = 'publish' | 'changeTimes' | 'takeBack' | 'archive' | 'unarchive' | 'delete' | 'undelete';

const deeds: Readonly<Record<ContentState, readonly ItemDeed[]>> = {
  draft: ['publish', 'archive', 'delete'],
  scheduled: ['changeTimes', 'takeBack', 'archive'],
  published: ['changeTimes', 'takeBack', 'archive'],
  expired: ['publish', 'takeBack', 'archive'],
  archived: ['unarchive', 'delete'],
  deleted: ['undelete'],
};

/** In the order of a menu; what cannot be undone in a moment comes last. */
export function deedsOf(state: ContentState): readonly ItemDeed[] {
  return deeds[state];
}
