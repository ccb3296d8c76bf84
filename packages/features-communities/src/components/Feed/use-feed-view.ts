import type { Post } from '@portal/api';
import { mapView, useViewer, type View } from '@portal/kit';
import { usePendingItems } from './use-pending-items.ts';

type Posts = View<{ items: readonly Post[]; total: number }>;

const none: readonly Post[] = [];

/** A list of posts in which newly arrived ones wait to be shown. */
export function useFeedView(listKey: string, view: Posts) {
  const viewer = useViewer();
  const posts = view.state === 'ready' ? view.data.items : none;
  const { shown, newCount, showNew } = usePendingItems(listKey, posts, viewer?.id ?? null);
  return { view: mapView(view, ({ total }) => ({ items: shown, total })), newCount, onShowNew: showNew };
}
