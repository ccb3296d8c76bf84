import { liveStream } from '@portal/api/contract';
import type { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import type { Deps } from '../../deps.ts';
import { enforceModule } from '../../http/enforce-module.ts';
import { enforceWidget } from '../../http/enforce-widget.ts';
import { authenticate } from '../auth/index.ts';
import { liveAccess } from './live-access.ts';

const { path, watched, mostWatched } = liveStream;
/** With what stands between two. */
const idLength = 65;

/** Tells of changes as they happen, as server-sent events, for as long as the browser listens. */
export function mountLive(app: Hono<AppEnv>, deps: Deps): void {
  app.get(path, async (c) => {
    c.set('route', `GET ${path}`);
    const person = await authenticate(deps.db, c.req.header('authorization'), deps.clock.now());
    c.set('personId', person.id);
    c.set('impersonatorId', person.impersonator?.id);
    enforceModule(liveAccess, deps.profile, person);
    enforceWidget({ access: liveAccess, isInEveryScope: false }, person, c.req.header('origin') ?? null);
    const request = {
      person,
      watched: watchedIn(c.req.query(watched)),
      since: momentIn(c.req.header('last-event-id')),
    };
    const bytes = await deps.live.open(request);
    return c.body(bytes, 200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      // What stands between passes each event on as it comes.
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
  });
}

/** What names no post is watched in vain. */
function watchedIn(text = ''): ReadonlySet<string> {
  return new Set(text.slice(0, mostWatched * idLength).split(',', mostWatched));
}

/** Whatever else a browser sends is no place that we have given it. */
function momentIn(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null;
}
