import { hash } from 'node:crypto';
import { contract } from '@portal/api/contract';
import { moduleRefusal, newsFeedRefusal } from '@portal/rules';
import type { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { bind, type Routes } from '../../http/bind.ts';
import { type Call, personOf } from '../../http/call.ts';
import { createCallCounter } from '../../http/call-limits.ts';
import { notFound, refuse } from '../../http/problem.ts';
import { readerOf } from '../auth/index.ts';
import { listContent } from './content.queries.ts';
import { newsCategory, newsFeedById, newsFeedOf, type NewsFeedRow } from './news-feed.queries.ts';
import { deleteNewsFeed, noteReading, putNewsFeed } from './news-feed.writes.ts';
import { writeRss } from './write-rss.ts';

const feedPath = '/api/content/feed/';
/** Some programs ask every five minutes, each category by itself. */
const feedLimit = { group: 'news feed', calls: 240, seconds: 3600 };
const mostItems = 50;
const hourMs = 3_600_000;

type ListedNews = Awaited<ReturnType<typeof listContent>>[number];

export function newsFeedRoutes(routes: Routes): void {
  const { newsFeed, newNewsFeed, endNewsFeed } = contract.content;
  bind(routes, newsFeed, async (_, call) => {
    const feed = await newsFeedOf(call.db, ownerOf(call));
    return { feed: feed && feedReply(feed, call) };
  });
  bind(routes, newNewsFeed, async (_, call) => {
    const id = call.deps.newsFeedSigner.newId();
    return { feed: feedReply(await putNewsFeed(call.db, ownerOf(call), id, call.now), call) };
  });
  bind(routes, endNewsFeed, async (_, call) => {
    await deleteNewsFeed(call.db, ownerOf(call));
    return {};
  });
}

function ownerOf(call: Call): string {
  const { id, scope } = personOf(call);
  refuse(newsFeedRefusal(scope));
  return id;
}

function feedReply({ id, createdAt, readAt }: NewsFeedRow, { deps: { newsFeedSigner, portalUrl } }: Call) {
  return {
    url: new URL(`${feedPath}${newsFeedSigner.nameOf(id)}`, portalUrl).href,
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  };
}

/** News for programs that cannot sign in: whoever has the address reads what its owner may read at that moment. */
export function mountNewsFeeds(app: Hono<AppEnv>, deps: Deps): void {
  const counter = createCallCounter(deps.db);
  app.get(`${feedPath}:name`, async (c) => {
    c.set('route', `GET ${feedPath}{name}`);
    const now = deps.clock.now();
    const id = deps.newsFeedSigner.idOf(c.req.param('name'));
    if (id === null) throw notFound();
    await counter.count(feedLimit, id, now);
    const text = await readFeed(deps, { id, categoryId: c.req.query('category') }, now);
    const tag = `"${hash('sha256', text, 'base64url')}"`;
    const headers = {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Robots-Tag': 'noindex',
      'Cache-Control': 'private, no-cache',
      ETag: tag,
    };
    for (const [header, value] of Object.entries(headers)) c.header(header, value);
    // Where the answer is compressed on its way, its tag comes back as a weak one.
    return (c.req.header('if-none-match') ?? '').includes(tag) ? c.body(null, 304) : c.body(text);
  });
}

async function readFeed(
  deps: Deps,
  { id, categoryId }: { id: string; categoryId: string | undefined },
  now: Date,
): Promise<string> {
  const { db, profile, portalUrl } = deps;
  const feed = await newsFeedById(db, id);
  const reader = feed && (await readerOf(db, feed.personId));
  if (feed === null || reader === null) throw notFound();
  refuse(moduleRefusal(profile, { module: 'news' }, reader));
  const category = categoryId === undefined ? null : await categoryOf(deps, categoryId);
  const page = { order: newestFirst, page: 1, limit: mostItems, isWhole: false };
  const rows = await listContent(db, 'news', inCategory(categoryId), page, { reader, now });
  if (feed.readAt === null || now.getTime() - feed.readAt.getTime() >= hourMs) await noteReading(db, id, now);
  return writeRss({
    title: [profile.fullName, 'News', ...(category === null ? [] : [category.label])].join(' – '),
    url: new URL(category === null ? '/news' : `/news/${encodeURIComponent(category.id)}`, portalUrl).href,
    locale: profile.locale,
    items: rows.map((row) => feedItem(row, portalUrl)),
  });
}

const newestFirst = [
  { field: 'date_created', isDescending: true },
  { field: 'publishStartDate', isDescending: true },
] as const;

async function categoryOf({ db }: Deps, id: string) {
  const category = id.length > 64 || id.includes('\0') ? null : await newsCategory(db, id);
  if (category === null) throw notFound();
  return category;
}

/** All, or those of a category, or of one below another. */
function inCategory(id: string | undefined) {
  if (id === undefined) return { kind: 'all', of: [] } as const;
  const where = { kind: 'condition', path: 'id', field: 'text', operator: '_eq', values: [id] } as const;
  const lists = ['categories', 'subcategories'].map((list) => ({ kind: 'list', list, has: 'some', where }) as const);
  return { kind: 'any', of: lists } as const;
}

function feedItem(
  { id, name, shortDescription, publishFrom, createdAt, categories, subcategories }: ListedNews,
  portalUrl: string,
) {
  return {
    id,
    title: name,
    description: shortDescription,
    url: new URL(`/news/details/${encodeURIComponent(id)}`, portalUrl).href,
    publishedAt: publishFrom ?? createdAt,
    categories: [...categories, ...subcategories].map(({ label }) => label),
  };
}
