import { calls, type Community, type EndpointCache } from '@portal/api';

/** Shows a change of one community wherever it is on screen, before the server is asked again. */
export function updateCommunity(cache: EndpointCache, id: string, change: Partial<Community>): void {
  const one = (community: Community): Community => (community.id === id ? { ...community, ...change } : community);
  const many = (communities: readonly Community[]) => communities.map(one);
  const list = <Reply extends { communities: Community[] }>(reply: Reply) => ({
    ...reply,
    communities: many(reply.communities),
  });
  cache.update(calls.communities.getList, 'all', list);
  cache.update(calls.communities.topFavorites, 'all', list);
  cache.update(calls.communities.recommended, 'all', list);
  cache.update(calls.communities.byAlias, 'all', (reply) => ({ ...reply, community: one(reply.community) }));
  cache.update(calls.communities.preference, 'all', (reply) => ({
    ...reply,
    topJoined: many(reply.topJoined),
    topModerated: many(reply.topModerated),
  }));
}
