import { calls, useEndpointCache, type EntityChange, type Post } from '@portal/api';

/** Every read that lists posts. */
export const postLists: readonly [typeof calls.posts.feed, typeof calls.posts.ofCommunity] = [
  calls.posts.feed,
  calls.posts.ofCommunity,
];

/** Shows a change of one post wherever it is on screen, before the server is asked again. */
export function usePostChange(id: string): (change: EntityChange<Post>) => void {
  const cache = useEndpointCache();
  return (change) => void cache.patch('post', id, change);
}

/** Takes a post out of every list. */
export function usePostRemoval(id: string): () => void {
  const cache = useEndpointCache();
  return () => void cache.remove('post', id);
}
