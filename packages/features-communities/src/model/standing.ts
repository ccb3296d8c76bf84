import type { Community } from '@portal/api';
import { isNotFound, type View } from '@portal/kit';
import { canOpen } from './membership.ts';

/** What somebody finds of a community, from all of it to nothing. */
export type Standing = 'open' | 'archived' | 'closed';

const order: readonly Standing[] = ['closed', 'archived', 'open'];

/** Null while it is not known. */
export function standingIn(view: View<{ community: Community }>, isStaff: boolean): Standing | null {
  switch (view.state) {
    case 'ready':
      if (!canOpen(view.data.community, isStaff)) return 'closed';
      return view.data.community.isArchived ? 'archived' : 'open';
    case 'forbidden':
      return 'closed';
    case 'failed':
      return isNotFound(view.problem) ? 'closed' : null;
    case 'loading':
    case 'empty':
      return null;
  }
}

export function isLess(now: Standing, before: Standing): boolean {
  return order.indexOf(now) < order.indexOf(before);
}
