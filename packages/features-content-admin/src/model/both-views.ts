import type { View } from '@portal/kit';

/** What can be rendered once both are there. */
export function bothViews<A, B>(one: View<A>, other: View<B>): View<[A, B]> {
  if (one.state !== 'ready') return one;
  return other.state === 'ready' ? { ...one, data: [one.data, other.data] } : other;
}
