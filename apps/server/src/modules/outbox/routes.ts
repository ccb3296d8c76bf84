import type { Context, Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { invalid, notFound } from '../../http/problem.ts';
import { isStorable } from '../../http/storable.ts';
import { messagePage, outboxPage } from './outbox-page.ts';
import { messageById, messagesTo } from './outbox.queries.ts';

const address = '/api/dev/outbox';
const longestRecipient = 254;

/** Messages that would have been sent, for a server that nobody real uses: there it takes the place of a mailbox. */
export function mountOutbox(app: Hono<AppEnv>, { db, clock, profile, showsOutbox }: Deps): void {
  if (!showsOutbox) return;
  app.get(address, async (c) => {
    const to = c.req.query('to') ?? '';
    if (to.length > longestRecipient || !isStorable(to)) throw invalid('query.to', 'This value is not valid');
    const messages = await messagesTo(db, to);
    return page(c, outboxPage({ messages, to, now: clock.now(), profile }));
  });
  app.get(`${address}/:id{[0-9]{1,15}}`, async (c) => {
    const message = await messageById(db, Number(c.req.param('id')));
    if (!message) throw notFound();
    return page(c, messagePage({ message, now: clock.now(), profile }));
  });
}

function page(c: Context, content: ReturnType<typeof outboxPage>) {
  // A message stands in a frame of this page, without scripts; its links open beside it.
  c.header(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; form-action 'self'; frame-ancestors 'none'",
  );
  return c.html(content);
}
