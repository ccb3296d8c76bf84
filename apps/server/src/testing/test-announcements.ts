import { randomUUID } from 'node:crypto';
import { announcements } from '../db/schema/index.ts';
import type { TestServer } from './test-server.ts';

const hourMs = 3_600_000;

/** An announcement that began an hour ago, goes on for another and is for everybody, unless said otherwise; inactive, as one alone may be active. */
export async function seedAnnouncement(
  server: TestServer,
  {
    startsInMs = -hourMs,
    endsInMs = hourMs,
    ...given
  }: Partial<typeof announcements.$inferInsert> & {
    startsInMs?: number;
    endsInMs?: number;
  } = {},
): Promise<string> {
  const id = randomUUID();
  const now = server.clock.now();
  await server.db.insert(announcements).values({
    id,
    title: 'The programme is out',
    description: 'Ninety talks over three days.',
    startsAt: new Date(now.getTime() + startsInMs),
    endsAt: new Date(now.getTime() + endsInMs),
    createdAt: now,
    createdBy: 'admin',
    ...given,
  });
  return id;
}
