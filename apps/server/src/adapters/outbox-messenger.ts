import type { Db } from '../db/connect.ts';
import { outboxMessages } from '../db/schema/index.ts';
import type { Clock } from '../deps.ts';
import { assertOneLine, type Messenger } from './messenger.ts';

/** Keeps messages for the outbox page of a development server, and sends none. */
export function outboxMessenger(db: Db, clock: Clock): Messenger {
  return {
    canText: true,
    async mail({ to, subject, html, text }) {
      assertOneLine(to, subject);
      await db
        .insert(outboxMessages)
        .values({ kind: 'email', recipient: to, subject, html, text, sentAt: clock.now() });
    },
    async sms({ to, text }) {
      await db.insert(outboxMessages).values({ kind: 'sms', recipient: to, text, sentAt: clock.now() });
    },
  };
}
