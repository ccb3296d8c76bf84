import { contract } from '@portal/api/contract';
import { dayIn } from '@portal/rules';
import { bind, type Routes } from '../../http/bind.ts';
import { searchEverywhere } from './everywhere.ts';
import { listMissed } from './missed.queries.ts';
import { countMissed } from './missed.writes.ts';
import { searchPosts } from './posts-everywhere.ts';
import { searchCommunity } from './service.ts';
import { findTagged, findTags } from './tagged.ts';

export function searchRoutes(routes: Routes): void {
  const { search } = contract;
  bind(routes, search.everywhere, ({ query }, call) => searchEverywhere(query, call));
  bind(routes, search.tags, ({ query }, call) => findTags(query, call));
  bind(routes, search.tagged, ({ query }, call) => findTagged(query, call));
  bind(routes, search.posts, ({ query }, call) => searchPosts(query, call));
  bind(routes, search.inCommunity, ({ query }, call) => searchCommunity(query, call));
  bind(routes, search.missed, ({ query }, call) => listMissed(call.db, query));
  bind(routes, search.tellMissed, async ({ body }, call) => {
    await countMissed(call.db, body.keyword, dayIn(call.now, call.deps.profile.timeZone));
    return {};
  });
}
