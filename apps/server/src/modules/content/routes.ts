import { contract } from '@portal/api/contract';
import { bind, type Routes } from '../../http/bind.ts';
import { type Call, personOf } from '../../http/call.ts';
import type { ContentKind } from './content.queries.ts';
import { favouriteIds } from './favourites.queries.ts';
import { addFavourite } from './favourites.ts';
import { removeFavourite } from './favourites.writes.ts';
import { itemRoutes } from './item-routes.ts';
import { labelRoutes } from './label-routes.ts';
import { newsFeedRoutes } from './news-feeds.ts';
import { pageRoutes } from './page-routes.ts';
import { readingOf } from './reading.ts';

const { content } = contract;

export function contentRoutes(routes: Routes): void {
  itemRoutes(routes);
  labelRoutes(routes);
  pageRoutes(routes);
  favouriteRoutes(routes);
  newsFeedRoutes(routes);
}

function favouriteRoutes(routes: Routes): void {
  const ids = (kind: ContentKind, query: { page: number; pageSize: number }, call: Call) =>
    favouriteIds(call.db, kind, personOf(call).id, query, readingOf(call));
  const add = async (kind: ContentKind, itemId: string, call: Call) => {
    await addFavourite(call.db, kind, { itemId, personId: personOf(call).id }, readingOf(call));
    return {};
  };
  const remove = async (kind: ContentKind, itemId: string, call: Call) => {
    await removeFavourite(call.db, kind, { itemId, personId: personOf(call).id });
    return {};
  };
  bind(routes, content.favouriteNews, async ({ query }, call) => ({ favoriteNewsIds: await ids('news', query, call) }));
  bind(routes, content.addFavouriteNews, ({ params }, call) => add('news', params.id, call));
  bind(routes, content.removeFavouriteNews, ({ params }, call) => remove('news', params.id, call));
  bind(routes, content.favouriteResources, async ({ query }, call) => ({
    favoriteResourcesIds: await ids('resource', query, call),
  }));
  bind(routes, content.addFavouriteResource, ({ params }, call) => add('resource', params.id, call));
  bind(routes, content.removeFavouriteResource, ({ params }, call) => remove('resource', params.id, call));
}
