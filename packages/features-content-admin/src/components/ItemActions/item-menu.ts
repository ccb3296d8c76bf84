import type { ContentState } from '../../model/content-state.ts';

/** What can be done to a whole item. */
export type ItemAction = 'publish' | 'changeTimes' | 'takeBack' | 'archive' | 'unarchive' | 'delete' | 'undelete';

const itemActions: Readonly<Record<ContentState, readonly ItemAction[]>> = {
  draft: ['publish', 'archive', 'delete'],
  scheduled: ['changeTimes', 'takeBack', 'archive'],
  published: ['changeTimes', 'takeBack', 'archive'],
  expired: ['publish', 'takeBack', 'archive'],
  archived: ['unarchive', 'delete'],
  deleted: ['undelete'],
};

/** In the order of a menu; what cannot be undone in a moment comes last. */
export function itemActionsOf(state: ContentState): readonly ItemAction[] {
  return itemActions[state];
}
