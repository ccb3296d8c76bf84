import { contract } from '@portal/api/contract';
import { addReaction, type ReactionKind, removeReaction } from '../../db/reactions.ts';
import { bind, type Routes } from '../../http/bind.ts';
import { personOf } from '../../http/call.ts';
import { saveAbout } from './save-about.ts';
import { postStatistics } from './post-statistics.queries.ts';
import { aboutOf, termsOf } from './texts.queries.ts';
import {
  categoryList,
  explore,
  members,
  oneCommunity,
  oneCommunityForMe,
  preference,
  recommendations,
  topFavourites,
} from './service.ts';
import type { CommunityCall } from './access.ts';

export function communityRoutes(routes: Routes): void {
  const { communities } = contract;
  bind(routes, communities.getList, ({ body }, call) => explore(body, call));
  bind(routes, communities.preference, (_, call) => preference(call));
  bind(routes, communities.topFavorites, (_, call) => topFavourites(call));
  bind(routes, communities.recommended, (_, call) => recommendations(call));
  bind(routes, communities.byAlias, (_, call) => oneCommunityForMe(call));
  bind(routes, communities.byId, (_, call) => oneCommunity(call));
  bind(routes, communities.about, (_, call) => aboutOf(call.db, call.facts.community.id));
  bind(routes, communities.saveAbout, async ({ body }, call) => {
    await saveAbout(body, call);
    return {};
  });
  bind(routes, communities.postStatistics, (_, call) => postStatistics(call));
  bind(routes, communities.terms, (_, call) => termsOf(call.db, call.facts.community.id));
  bind(routes, communities.members, ({ query }, call) => members(query, call));
  bind(routes, communities.categories, ({ query }, call) => categoryList(query, call));
  bind(routes, communities.like, reacting('communityLike'));
  bind(routes, communities.dislike, unreacting('communityLike'));
  bind(routes, communities.addToFavorite, reacting('communityFavourite'));
  bind(routes, communities.deleteFromFavorite, unreacting('communityFavourite'));
  bind(routes, communities.view, reacting('communityView'));
}

function reacting(kind: ReactionKind) {
  return async (_: unknown, call: CommunityCall) => {
    await addReaction(call.db, kind, call.facts.community.id, personOf(call).id, call.now);
    return {};
  };
}

function unreacting(kind: ReactionKind) {
  return async (_: unknown, call: CommunityCall) => {
    await removeReaction(call.db, kind, call.facts.community.id, personOf(call).id);
    return {};
  };
}
