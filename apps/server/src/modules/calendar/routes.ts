import { contract } from '@portal/api/contract';
import type { Context, Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { bind, type Routes } from '../../http/bind.ts';
import { feedRefusal } from '@portal/rules';
import { type Call, personOf } from '../../http/call.ts';
import { createCallCounter } from '../../http/call-limits.ts';
import { notFound, refuse } from '../../http/problem.ts';
import type { CalendarSource } from './calendar-entry.ts';
import { readFeed } from './feed.ts';
import { feedOf, type FeedRow } from './calendar.queries.ts';
import { deleteFeed, putFeed } from './calendar.writes.ts';

const feedPath = '/api/calendar/';
/** Some programs ask every five minutes, on each device of a person. */
const feedLimit = { group: 'calendar', calls: 120, seconds: 3600 };

export function calendarRoutes(routes: Routes): void {
  const { calendar } = contract;
  bind(routes, calendar.feed, async (_, call) => {
    const feed = await feedOf(call.db, ownerOf(call));
    return { feed: feed && feedReply(feed, call) };
  });
  bind(routes, calendar.newFeed, async (_, call) => {
    const id = call.deps.feedSigner.newId();
    return { feed: feedReply(await putFeed(call.db, ownerOf(call), id, call.now), call) };
  });
  bind(routes, calendar.endFeed, async (_, call) => {
    await deleteFeed(call.db, ownerOf(call));
    return {};
  });
}

function ownerOf(call: Call): string {
  const { id, scope } = personOf(call);
  refuse(feedRefusal(scope));
  return id;
}

function feedReply(feed: FeedRow, { deps: { feedSigner, portalUrl } }: Call) {
  return {
    url: new URL(`${feedPath}${feedSigner.nameOf(feed.id)}`, portalUrl).href,
    createdAt: feed.createdAt.toISOString(),
    readAt: feed.readAt?.toISOString() ?? null,
  };
}

/** Calendars for programs that cannot sign in: whoever has the address reads them. */
export function mountFeeds(app: Hono<AppEnv>, deps: Deps, sources: readonly CalendarSource[]): void {
  const counter = createCallCounter(deps.db);
  app.get(`${feedPath}:name`, async (c) => {
    c.set('route', `GET ${feedPath}{name}`);
    const now = deps.clock.now();
    const id = deps.feedSigner.idOf(c.req.param('name'));
    if (id === null) throw notFound();
    await counter.count(feedLimit, id, now);
    const { text, tag, changedAt } = await readFeed(deps, sources, id, now);
    const headers = {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="events.ics"',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Robots-Tag': 'noindex',
      'Cache-Control': 'private, no-cache',
      ETag: tag,
      'Last-Modified': changedAt.toUTCString(),
    };
    for (const [header, value] of Object.entries(headers)) c.header(header, value);
    return isKnown(c, tag, changedAt) ? c.body(null, 304) : c.body(text);
  });
}

/** What a program has is named by its tag; by the moment only where it knows no tags. */
function isKnown(c: Context<AppEnv>, tag: string, changedAt: Date): boolean {
  const tags = c.req.header('if-none-match');
  // Where the answer is compressed on its way, its tag comes back as a weak one.
  if (tags !== undefined) return tags.includes(tag);
  const since = Date.parse(c.req.header('if-modified-since') ?? '');
  return Math.floor(changedAt.getTime() / 1000) * 1000 <= since;
}
