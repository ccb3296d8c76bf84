import { ready, type View } from '@portal/kit';

/** What is shown once both are known; whichever is not says why. */
export function bothViews<One, Other>(one: View<One>, other: View<Other>): View<{ one: One; other: Other }> {
  if (one.state !== 'ready') return one;
  if (other.state !== 'ready') return other;
  return ready({ one: one.data, other: other.data }, one.isRefreshing || other.isRefreshing);
}
