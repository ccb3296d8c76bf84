import { shellPartIds } from '@portal/kit';
import type { Spot } from './tour-steps.ts';

const parts = {
  menu: shellPartIds.menu,
  account: shellPartIds.account,
  notifications: shellPartIds.barAction('notifications'),
};

/** What a step points at, where it is to be seen: the element around a button or a link, whose own attributes stay as they are. */
export function findSpot(root: ParentNode, spot: Spot): HTMLElement | null {
  const selector = 'href' in spot ? `header nav li:has(> a[href="${CSS.escape(spot.href)}"])` : `#${parts[spot.part]}`;
  const found = root.querySelector<HTMLElement>(selector);
  return found !== null && found.getClientRects().length > 0 ? found : null;
}
