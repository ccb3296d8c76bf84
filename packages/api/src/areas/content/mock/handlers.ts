import type { ContentItem } from '../../../contract/entities.ts';
import type { HandlersOf } from '../../../mock/handler-types.ts';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { invalid, notFound, refuse } from '../../../mock/mock-problem.ts';
import {
  compareContent,
  contentCategoryFields,
  contentItemFields,
  contentItemRefusal,
  contentPageFields,
  type ContentQuery,
  contentTagFields,
  type FieldTree,
  fitsContentFilter,
  mayReadContent,
  readContentQuery,
  type WrittenContentQuery,
} from '../../../rules/index.ts';
import type { MockContentItem } from '../state.ts';
import { contentReply } from './content-reply.ts';

type Kind = MockContentItem['kind'];

interface Paged extends WrittenContentQuery {
  page: number;
  limit: number;
}

export const content: HandlersOf<'content'> = {
  searchNews: ({ body }, call) => list('news', body.query, 'body.query', call),
  searchResources: ({ body }, call) => list('resource', body.query, 'body.query', call),
  news: ({ query }, call) => list('news', query, 'query', call),
  resources: ({ query }, call) => list('resource', query, 'query', call),
  newsItem: ({ params, query }, call) => one('news', params.id, query, call),
  resource: ({ params, query }, call) => one('resource', params.id, query, call),
  tags: ({ query }, call) => ({ data: fitting(tagsOf(call), contentTagFields, query, call) }),
  tag: ({ params }, call) => ({ data: named(tagsOf(call), params.id) }),
  categories: ({ query }, call) => ({ data: fitting(categoriesOf(call, false), contentCategoryFields, query, call) }),
  category: ({ params }, call) => ({ data: named(categoriesOf(call, false), params.id) }),
  subcategories: ({ query }, call) => ({ data: fitting(categoriesOf(call, true), contentCategoryFields, query, call) }),
  pages({ query }, call) {
    const pages = readable('page', call)
      .map(({ id, name, isMembersOnly }) => ({ id, name, membersOnly: isMembersOnly }))
      .sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
    return { data: fitting(pages, contentPageFields, query, call) };
  },
  favouriteNews: ({ query }, call) => ({ favoriteNewsIds: favourites('news', query, call) }),
  addFavouriteNews: ({ params }, call) => add('news', params.id, call),
  removeFavouriteNews: ({ params }, call) => remove('news', params.id, call),
  favouriteResources: ({ query }, call) => ({ favoriteResourcesIds: favourites('resource', query, call) }),
  addFavouriteResource: ({ params }, call) => add('resource', params.id, call),
  removeFavouriteResource: ({ params }, call) => remove('resource', params.id, call),
};

function readable(kind: Kind, call: MockCall): MockContentItem[] {
  const viewer = viewerOf(call);
  return call.state.contentItems
    .values()
    .filter((item) => item.kind === kind && mayReadContent(item, viewer, call.now));
}

function queryOf(written: WrittenContentQuery, fields: FieldTree, at: 'query' | 'body.query', now: Date): ContentQuery {
  const query = readContentQuery(written, fields, { at, now });
  if ('refusal' in query) throw invalid(query.refusal.field ?? at, query.refusal.message);
  return query;
}

function list(kind: Kind, paged: Paged, at: 'query' | 'body.query', call: MockCall) {
  const query = queryOf(paged, contentItemFields, at, call.now);
  const all = readable(kind, call).map((item) => contentReply(item, call));
  const found = all.filter((item) => fitsContentFilter(query.filter, item));
  const data = pageOf(
    found.toSorted((a, b) => compareContent(query.order, a, b)),
    paged,
  ).map((item): ContentItem => (query.isWhole ? item : { ...item, content: null }));
  return query.isCounted ? { data, meta: { total_count: all.length, filter_count: found.length } } : { data };
}

function one(kind: Kind, id: string, written: WrittenContentQuery, call: MockCall) {
  queryOf(written, contentItemFields, 'query', call.now);
  return { data: contentReply(itemOf(kind, id, call), call) };
}

function itemOf(kind: Kind, id: string, call: MockCall): MockContentItem {
  const found = call.state.contentItems.get(id);
  const item = found?.kind === kind ? found : null;
  refuse(contentItemRefusal(item, viewerOf(call), call.now));
  if (item === null) throw notFound();
  return item;
}

function fitting<Row>(rows: readonly Row[], fields: FieldTree, paged: Paged, call: MockCall): Row[] {
  const { filter } = queryOf(paged, fields, 'query', call.now);
  return pageOf(
    rows.filter((row) => fitsContentFilter(filter, row)),
    paged,
  );
}

function pageOf<Row>(rows: readonly Row[], { page, limit }: Paged): Row[] {
  return rows.slice((page - 1) * limit, page * limit);
}

function named<Row extends { id: string }>(rows: readonly Row[], id: string): Row {
  const found = rows.find((row) => row.id === id);
  if (found === undefined) throw notFound();
  return found;
}

/** Of what somebody may read; any other would find nothing. */
function tagsOf(call: MockCall): { id: string; label: string }[] {
  const items = (['news', 'resource', 'page'] as const).flatMap((kind) => readable(kind, call));
  const carried = new Set(items.flatMap(({ tagIds }) => tagIds));
  return call.state.world.tags
    .filter(({ id }) => carried.has(id))
    .map(({ id, name }) => ({ id, label: name }))
    .sort((a, b) => (a.label.toLowerCase() < b.label.toLowerCase() ? -1 : 1));
}

function categoriesOf({ state }: MockCall, areBelow: boolean) {
  return state.world.contentCategories
    .filter(({ parentId }) => (parentId !== null) === areBelow)
    .map(({ id, label, type }) => ({ id, label, type }));
}

function favourites(kind: Kind, { page, pageSize }: { page: number; pageSize: number }, call: MockCall): string[] {
  const ids = new Set(readable(kind, call).map(({ id }) => id));
  const kept = (call.state.contentFavourites.get(viewerOf(call).id) ?? []).filter((id) => ids.has(id));
  return pageOf(kept, { page, limit: pageSize });
}

function add(kind: Kind, id: string, call: MockCall) {
  itemOf(kind, id, call);
  const { contentFavourites } = call.state;
  const kept = contentFavourites.get(viewerOf(call).id) ?? [];
  if (!kept.includes(id)) contentFavourites.set(viewerOf(call).id, [id, ...kept]);
  return {};
}

/** Whether it was there or not, so that it tells nothing. */
function remove(kind: Kind, id: string, call: MockCall) {
  const { contentFavourites, contentItems } = call.state;
  if (contentItems.get(id)?.kind !== kind) return {};
  const kept = contentFavourites.get(viewerOf(call).id) ?? [];
  contentFavourites.set(
    viewerOf(call).id,
    kept.filter((one) => one !== id),
  );
  return {};
}
