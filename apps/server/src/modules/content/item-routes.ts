import { contract } from '@portal/api/contract';
import {
  contentItemFields,
  deepened,
  readContentCount,
  type WrittenContentCount,
  type WrittenContentQuery,
} from '@portal/rules';
import { bind, type Routes } from '../../http/bind.ts';
import type { Call } from '../../http/call.ts';
import { invalid, notFound } from '../../http/problem.ts';
import { contentItem, type ContentKind, countContent, listContent, type PageOfContent } from './content.queries.ts';
import { contentReplies } from './content-reply.ts';
import { countGroups } from './count-groups.queries.ts';
import { packedFiles } from './packed-files.ts';
import { only, queryOf, readingOf } from './reading.ts';
import { listRelated } from './related.queries.ts';

type ListQuery = WrittenContentQuery & PageOfContent;

const { content } = contract;

export function itemRoutes(routes: Routes): void {
  bind(routes, content.searchNews, ({ body }, call) => list('news', body.query, 'body.query', call));
  bind(routes, content.searchResources, ({ body }, call) => list('resource', body.query, 'body.query', call));
  bind(routes, content.news, ({ query }, call) => list('news', query, 'query', call));
  bind(routes, content.resources, ({ query }, call) => list('resource', query, 'query', call));
  bind(routes, content.newsCount, ({ query }, call) => counts('news', query, call));
  bind(routes, content.resourceCount, ({ query }, call) => counts('resource', query, call));
  bind(routes, content.newsItem, ({ params, query }, call) => one('news', params.id, query, call));
  bind(routes, content.resource, ({ params, query }, call) => one('resource', params.id, query, call));
  bind(routes, content.relatedNews, ({ params, query }, call) => related('news', params.id, query, call));
  bind(routes, content.relatedResources, ({ params, query }, call) => related('resource', params.id, query, call));
  bind(routes, content.newsFiles, ({ params }, call) => packedFiles('news', params.id, call));
  bind(routes, content.resourceFiles, ({ params }, call) => packedFiles('resource', params.id, call));
}

async function list(kind: ContentKind, query: ListQuery, at: 'query' | 'body.query', call: Call) {
  const { filter, order, isWhole, isCounted, deep } = queryOf(query, contentItemFields, at, call);
  const reading = readingOf(call);
  const { page, limit } = query;
  const rows = await listContent(call.db, kind, filter, { order, page, limit, isWhole }, reading);
  const data = (await contentReplies(rows, call)).map((item) => deepened(item, deep));
  if (!isCounted) return { data };
  const { total, fitting } = await countContent(call.db, kind, filter, reading);
  return { data, meta: { total_count: total, filter_count: fitting } };
}

async function one(kind: ContentKind, id: string, written: WrittenContentQuery, call: Call) {
  const { deep } = queryOf(written, contentItemFields, 'query', call);
  const row = await contentItem(call.db, kind, id, readingOf(call));
  const item = only(await contentReplies(row === null ? [] : [row], call));
  return { data: deepened(item, deep) };
}

async function counts(kind: ContentKind, written: WrittenContentCount, call: Call) {
  const query = readContentCount(written, contentItemFields, call.now);
  if ('refusal' in query) throw invalid(query.refusal.field ?? 'query', query.refusal.message);
  const { filter, group } = query;
  if (group !== null) return { data: await countGroups(call.db, kind, { filter, group }, readingOf(call)) };
  const { fitting } = await countContent(call.db, kind, filter, readingOf(call));
  return { data: [{ count: fitting }] };
}

async function related(kind: ContentKind, id: string, { limit }: { limit: number }, call: Call) {
  const reading = readingOf(call);
  if ((await contentItem(call.db, kind, id, reading)) === null) throw notFound();
  return { data: await contentReplies(await listRelated(call.db, kind, { id, limit }, reading), call) };
}
