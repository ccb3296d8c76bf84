import { userRoles } from '@portal/kit/access';
import type { ContentItem } from '@portal/api/contract';
import type { HandlersOf } from '../../../mock/handler-types.ts';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { invalid, notFound, refuse } from '../../../mock/mock-problem.ts';
import {
  compareContent,
  contentItemFields,
  contentPageFields,
  contentPreviewRefusal,
  countedContent,
  deepened,
  fitsContentFilter,
  pageDocument,
  readContentCount,
  relatedness,
  type WrittenContentCount,
  type WrittenContentQuery,
} from '@portal/rules';
import { sampleZip } from '../../packs/mock/sample-zip.ts';
import { contentReply } from './content-reply.ts';
import { feeds } from './feed.ts';
import { labels } from './labels.ts';
import { byText, fitting, itemOf, type Kind, type Paged, pageOf, queryOf, readable } from './reading.ts';

export const content: HandlersOf<'content'> = {
  ...labels,
  ...feeds,
  searchNews: ({ body }, call) => list('news', body.query, 'body.query', call),
  searchResources: ({ body }, call) => list('resource', body.query, 'body.query', call),
  news: ({ query }, call) => list('news', query, 'query', call),
  resources: ({ query }, call) => list('resource', query, 'query', call),
  newsCount: ({ query }, call) => counts('news', query, call),
  resourceCount: ({ query }, call) => counts('resource', query, call),
  newsItem: ({ params, query }, call) => one('news', params.id, query, call),
  resource: ({ params, query }, call) => one('resource', params.id, query, call),
  relatedNews: ({ params, query }, call) => related('news', params.id, query, call),
  relatedResources: ({ params, query }, call) => related('resource', params.id, query, call),
  newsFiles: ({ params }, call) => packed('news', params.id, call),
  resourceFiles: ({ params }, call) => packed('resource', params.id, call),
  pages({ query }, call) {
    const pages = readable('page', call)
      .map(({ id, name, isMembersOnly }) => ({ id, name, membersOnly: isMembersOnly }))
      .sort(byText(({ name }) => name.toLowerCase()));
    return { data: fitting(pages, contentPageFields, query, call) };
  },
  pagePreview({ params }, call) {
    const found = call.state.contentItems.get(params.id);
    const page = found?.kind === 'page' && found.deletedAt === null ? found : null;
    const viewer = viewerOf(call);
    refuse(contentPreviewRefusal(page, { ...viewer, role: userRoles[viewer.role] }, call.now));
    if (page === null) throw notFound();
    return new Blob([pageDocument(page, 'en-AU')], { type: 'text/html; charset=utf-8' });
  },
  favouriteNews: ({ query }, call) => ({ favoriteNewsIds: favourites('news', query, call) }),
  addFavouriteNews: ({ params }, call) => add('news', params.id, call),
  removeFavouriteNews: ({ params }, call) => remove('news', params.id, call),
  favouriteResources: ({ query }, call) => ({ favoriteResourcesIds: favourites('resource', query, call) }),
  addFavouriteResource: ({ params }, call) => add('resource', params.id, call),
  removeFavouriteResource: ({ params }, call) => remove('resource', params.id, call),
};

function list(kind: Kind, paged: Paged, at: 'query' | 'body.query', call: MockCall) {
  const query = queryOf(paged, contentItemFields, at, call.now);
  const all = readable(kind, call).map((item) => contentReply(item, call));
  const found = all.filter((item) => fitsContentFilter(query.filter, item));
  const data = pageOf(
    found.toSorted((a, b) => compareContent(query.order, a, b)),
    paged,
  ).map((item): ContentItem => deepened(query.isWhole ? item : { ...item, content: null }, query.deep));
  return query.isCounted ? { data, meta: { total_count: all.length, filter_count: found.length } } : { data };
}

function one(kind: Kind, id: string, written: WrittenContentQuery, call: MockCall) {
  const { deep } = queryOf(written, contentItemFields, 'query', call.now);
  return { data: deepened(contentReply(itemOf(kind, id, call), call), deep) };
}

function counts(kind: Kind, written: WrittenContentCount, call: MockCall) {
  const countQuery = readContentCount(written, contentItemFields, call.now);
  if ('refusal' in countQuery) throw invalid(countQuery.refusal.field ?? 'query', countQuery.refusal.message);
  const replies = readable(kind, call).map((item) => contentReply(item, call));
  const fit = replies.filter((item) => fitsContentFilter(countQuery.filter, item));
  return { data: countedContent(fit, countQuery.group) };
}

function related(kind: Kind, id: string, { limit }: { limit: number }, call: MockCall) {
  const item = itemOf(kind, id, call);
  const others = readable(kind, call)
    .map((other) => ({ other, shared: relatedness(item, other) }))
    .filter(({ shared }) => shared > 0)
    .sort(
      (a, b) =>
        b.shared - a.shared ||
        b.other.createdAt.getTime() - a.other.createdAt.getTime() ||
        (a.other.id < b.other.id ? -1 : 1),
    );
  return { data: others.slice(0, limit).map(({ other }) => ({ ...contentReply(other, call), content: null })) };
}

function packed(kind: Kind, id: string, call: MockCall) {
  itemOf(kind, id, call);
  return sampleZip();
}

function favourites(kind: Kind, { page, pageSize }: { page: number; pageSize: number }, call: MockCall): string[] {
  const ids = new Set(readable(kind, call).map(({ id }) => id));
  const savedIds = (call.state.contentFavourites.get(viewerOf(call).id) ?? []).filter((id) => ids.has(id));
  return pageOf(savedIds, { page, limit: pageSize });
}

function add(kind: Kind, id: string, call: MockCall) {
  itemOf(kind, id, call);
  const { contentFavourites } = call.state;
  const savedIds = contentFavourites.get(viewerOf(call).id) ?? [];
  if (!savedIds.includes(id)) contentFavourites.set(viewerOf(call).id, [id, ...savedIds]);
  return {};
}

/** Whether it was there or not, so that it tells nothing. */
function remove(kind: Kind, id: string, call: MockCall) {
  const { contentFavourites, contentItems } = call.state;
  if (contentItems.get(id)?.kind !== kind) return {};
  const savedIds = contentFavourites.get(viewerOf(call).id) ?? [];
  contentFavourites.set(
    viewerOf(call).id,
    savedIds.filter((one) => one !== id),
  );
  return {};
}
