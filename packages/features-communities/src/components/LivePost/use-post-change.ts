import { calls, useEndpointCache, type Post } from '@portal/api';

/** Every read that lists posts. */
export const postLists = [calls.posts.feed, calls.posts.ofCommunity] as const;

/** Shows a change of one post wherever it is on screen, before the server is asked again. */
export function usePostChange(id: string) {
  const cache = useEndpointCache();
  return (change: (post: Post) => Post) => {
    const one = (post: Post) => (post.id === id ? change(post) : post);
    for (const call of postLists) cache.update(call, 'all', (reply) => ({ ...reply, posts: reply.posts.map(one) }));
    cache.update(calls.posts.byId, 'all', one);
  };
}

/** Takes a post out of every list. */
export function usePostRemoval(id: string) {
  const cache = useEndpointCache();
  return () => {
    for (const call of postLists) {
      cache.update(call, 'all', (reply) => ({ ...reply, posts: reply.posts.filter((post) => post.id !== id) }));
    }
  };
}
