import { contract } from '@portal/api/contract';
import { addMark, type MarkKind, removeMark } from '../../db/marks.ts';
import { bind, type Routes } from '../../http/bind.ts';
import { type Call, communityOf, personOf } from '../../http/call.ts';
import { aboutOf, termsOf } from './texts.ts';
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

export function communityRoutes(routes: Routes): void {
  const { communities } = contract;
  bind(routes, communities.getList, ({ body }, call) => explore(body, call));
  bind(routes, communities.preference, (_, call) => preference(call));
  bind(routes, communities.topFavorites, (_, call) => topFavourites(call));
  bind(routes, communities.recommended, (_, call) => recommendations(call));
  bind(routes, communities.byAlias, (_, call) => oneCommunityForMe(call));
  bind(routes, communities.byId, (_, call) => oneCommunity(call));
  bind(routes, communities.about, (_, call) => aboutOf(call.db, communityOf(call).id));
  bind(routes, communities.terms, (_, call) => termsOf(call.db, communityOf(call).id));
  bind(routes, communities.members, ({ query }, call) => members(query, call));
  bind(routes, communities.categories, ({ query }, call) => categoryList(query, call));
  bind(routes, communities.like, marking('communityLike'));
  bind(routes, communities.dislike, unmarking('communityLike'));
  bind(routes, communities.addToFavorite, marking('communityFavourite'));
  bind(routes, communities.deleteFromFavorite, unmarking('communityFavourite'));
  bind(routes, communities.view, marking('communityView'));
}

function marking(kind: MarkKind) {
  return async (_: unknown, call: Call) => {
    await addMark(call.db, kind, communityOf(call).id, personOf(call).id, call.now);
    return {};
  };
}

function unmarking(kind: MarkKind) {
  return async (_: unknown, call: Call) => {
    await removeMark(call.db, kind, communityOf(call).id, personOf(call).id);
    return {};
  };
}
