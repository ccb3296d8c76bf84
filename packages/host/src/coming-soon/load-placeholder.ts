import type { placeholderOf } from './PlaceholderPage.tsx';

/** The page of a place that is not open yet, as a route loads it. */
export async function loadPlaceholder(...place: Parameters<typeof placeholderOf>) {
  const { placeholderOf } = await import('./PlaceholderPage.tsx');
  return { default: placeholderOf(...place) };
}
