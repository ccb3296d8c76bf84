import { contract } from '@portal/api/contract';
import {
  contentCategoryFields,
  contentItemFields,
  contentPageFields,
  type ContentQuery,
  contentTagFields,
  type FieldTree,
  moduleRefusal,
  readContentQuery,
  scopeRefusal,
  type WrittenContentQuery,
} from '@portal/api/rules';
import { bind, type Routes } from '../../http/bind.ts';
import { type Call, personOf } from '../../http/call.ts';
import { invalid, notFound } from '../../http/problem.ts';
import {
  contentItem,
  type ContentKind,
  countContent,
  listCategories,
  listContent,
  listPages,
  listTags,
  type PageOfContent,
  type Reading,
} from './content.queries.ts';
import { contentReplies } from './content-reply.ts';
import { addFavourite, favouriteIds, removeFavourite } from './favourites.ts';

type At = 'query' | 'body.query';
type Asked = WrittenContentQuery & PageOfContent;

const { content } = contract;
const first = { page: 1, limit: 1 };

export function contentRoutes(routes: Routes): void {
  bind(routes, content.searchNews, ({ body }, call) => list('news', body.query, 'body.query', call));
  bind(routes, content.searchResources, ({ body }, call) => list('resource', body.query, 'body.query', call));
  bind(routes, content.news, ({ query }, call) => list('news', query, 'query', call));
  bind(routes, content.resources, ({ query }, call) => list('resource', query, 'query', call));
  bind(routes, content.newsItem, ({ params, query }, call) => one('news', params.id, query, call));
  bind(routes, content.resource, ({ params, query }, call) => one('resource', params.id, query, call));
  bind(routes, content.pages, async ({ query }, call) => {
    const { filter } = queryOf(query, contentPageFields, 'query', call);
    return { data: await listPages(call.db, filter, query, readingOf(call)) };
  });
  labelRoutes(routes);
  favouriteRoutes(routes);
}

function labelRoutes(routes: Routes): void {
  const tags = (asked: Asked, call: Call) => {
    const { filter } = queryOf(asked, contentTagFields, 'query', call);
    return listTags(call.db, filter, { ...asked, kinds: openKinds(call) }, readingOf(call));
  };
  const categories = (asked: Asked, areBelow: boolean, call: Call) => {
    const { filter } = queryOf(asked, contentCategoryFields, 'query', call);
    return listCategories(call.db, filter, { ...asked, areBelow });
  };
  bind(routes, content.tags, async ({ query }, call) => ({ data: await tags(query, call) }));
  bind(routes, content.tag, async ({ params }, call) => ({ data: only(await tags(ofId(params.id), call)) }));
  bind(routes, content.categories, async ({ query }, call) => ({ data: await categories(query, false, call) }));
  bind(routes, content.subcategories, async ({ query }, call) => ({ data: await categories(query, true, call) }));
  bind(routes, content.category, async ({ params }, call) => ({
    data: only(await categories(ofId(params.id), false, call)),
  }));
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

/** Of a part of the portal that is off, or closed to them, nobody is told by its tags. */
function openKinds(call: Call): ContentKind[] {
  const isOpen = (module: 'news' | 'resources') =>
    moduleRefusal(call.deps.profile, { module }, personOf(call)) === null &&
    scopeRefusal(personOf(call).scope, { access: { module }, isInEveryScope: false }) === null;
  return [
    'page',
    ...(isOpen('news') ? (['news'] as const) : []),
    ...(isOpen('resources') ? (['resource'] as const) : []),
  ];
}

function readingOf(call: Call): Reading {
  return { reader: personOf(call), now: call.now };
}

function queryOf(written: WrittenContentQuery, fields: FieldTree, at: At, { now }: Call): ContentQuery {
  const query = readContentQuery(written, fields, { at, now });
  if ('refusal' in query) throw invalid(query.refusal.field ?? at, query.refusal.message);
  return query;
}

async function list(kind: ContentKind, asked: Asked, at: At, call: Call) {
  const { filter, order, isWhole, isCounted } = queryOf(asked, contentItemFields, at, call);
  const reading = readingOf(call);
  const { page, limit } = asked;
  const rows = await listContent(call.db, kind, filter, { order, page, limit, isWhole }, reading);
  const data = await contentReplies(rows, call);
  if (!isCounted) return { data };
  const { total, fitting } = await countContent(call.db, kind, filter, reading);
  return { data, meta: { total_count: total, filter_count: fitting } };
}

async function one(kind: ContentKind, id: string, written: WrittenContentQuery, call: Call) {
  queryOf(written, contentItemFields, 'query', call);
  const row = await contentItem(call.db, kind, id, readingOf(call));
  return { data: only(await contentReplies(row === null ? [] : [row], call)) };
}

function ofId(id: string): Asked {
  return { ...first, filter: { id: { _eq: id } } };
}

function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw notFound();
  return row;
}
