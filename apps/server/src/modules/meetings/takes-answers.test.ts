import { replyClosedBecause } from '@portal/rules';
import { and, inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import { meetings } from '../../db/schema/index.ts';
import { seedMeeting } from '../../testing/test-meetings.ts';
import { testWithServer } from '../../testing/server-test.ts';
import { takesAnswers } from './takes-answers.queries.ts';

const minute = 60_000;

const test = testWithServer();

test('the database and the rule say the same of which meetings take answers, to the millisecond', async ({
  server,
}) => {
  const now = server.clock.now();
  const at = (ms: number) => new Date(now.getTime() + ms);
  const begins = [-30 * minute - 1, -30 * minute, -30 * minute + 1, 0, minute];
  const ids = new Map<string, boolean>();
  for (const start of begins)
    for (const until of [null, start, -1, 0, 1]) {
      const times = { startAt: at(start), duration: 30, rsvpAt: until === null ? null : at(until) };
      ids.set(await seedMeeting(server, 'open', times), replyClosedBecause(times, now) === null);
    }
  const taking = await server.db
    .select({ id: meetings.id })
    .from(meetings)
    .where(and(inArray(meetings.id, [...ids.keys()]), takesAnswers(now)));
  const expected = [...ids].filter(([, isOpen]) => isOpen).map(([id]) => id);
  expect(taking.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
  expect([expected.length > 0, expected.length < ids.size]).toEqual([true, true]);
});
