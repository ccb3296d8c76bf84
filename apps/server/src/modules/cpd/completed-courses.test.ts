import { contract } from '@portal/api/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { courses, cpdRecords, enrolmentChanges, enrolments } from '../../db/schema/index.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { keepCompletedCourses } from './completed-courses.writes.ts';

const { cpd } = contract;
const minute = 60_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.db.insert(courses).values([
    {
      id: 'counts',
      code: 'C-1',
      name: 'Cultural safety',
      categoryName: 'Ethics',
      cpdMinutes: 90,
      cpdCategory: 'interactive',
    },
    { id: 'not', code: 'C-2', name: 'A talk', categoryName: 'Ethics' },
  ]);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.pass(minute);
  await server.db.delete(enrolments);
  await server.db.delete(cpdRecords);
});

/** Three servers at once do what each does every half minute. */
const keep = () =>
  Promise.all([1, 2, 3].map(() => keepCompletedCourses(server.deps, server.clock.now()))).then(() => undefined);
const enrol = (personId: string, courseId: string, changes: Partial<typeof enrolments.$inferInsert> = {}) =>
  server.db.insert(enrolments).values({
    ...{ id: `${personId}-${courseId}`, personId, courseId, status: 'Active', createdAt: server.clock.now() },
    ...changes,
  });
const change = (personId: string, changes: Partial<typeof enrolments.$inferInsert>) =>
  server.db.update(enrolments).set(changes).where(eq(enrolments.personId, personId));
const recordsOf = (personId: string) => server.db.select().from(cpdRecords).where(eq(cpdRecords.personId, personId));
const completed = { status: 'Completed', completedOn: '2026-02-14' };

test('a course that is completed becomes a record, once, on its day and as it counts', async () => {
  await enrol('member', 'counts');
  await keep();
  expect(await recordsOf('member')).toEqual([]);
  await change('member', completed);
  await keep();
  await keep();
  expect(await recordsOf('member')).toMatchObject([
    {
      ...{ title: 'Cultural safety', minutes: 90, category: 'interactive', domain: 'Ethics', source: 'course' },
      ...{ sourceKey: 'course:counts', timeZone: 'Australia/Sydney', revision: 0 },
      completedAt: new Date('2026-02-14T01:00:00Z'),
    },
  ]);
  await change('member', { expiresOn: '2027-01-01' });
  await keep();
  expect(await recordsOf('member')).toHaveLength(1);
  expect(await server.db.select().from(enrolmentChanges)).toEqual([]);
});

test('it is not its owner’s to change, and is theirs alone', async () => {
  await enrol('member', 'counts', completed);
  await keep();
  const [record] = await recordsOf('member');
  const params = { id: record?.id ?? '' };
  const { body } = await server.call('member', cpd.record, { params });
  expect([body.isLocked, body.source]).toEqual([true, 'course']);
  expect((await server.call('other', cpd.record, { params })).status).toBe(404);
});

test('a course that does not count makes none, until the organisation says what it counts', async () => {
  await enrol('member', 'not', completed);
  await keep();
  expect(await recordsOf('member')).toEqual([]);
  await server.db.update(courses).set({ cpdMinutes: 30 }).where(eq(courses.id, 'not'));
  await keep();
  expect((await recordsOf('member')).map(({ minutes }) => minutes)).toEqual([30]);
  await server.db.update(courses).set({ cpdMinutes: 45 }).where(eq(courses.id, 'not'));
  await keep();
  expect((await recordsOf('member')).map(({ minutes }) => minutes)).toEqual([30]);
  await server.db.update(courses).set({ cpdMinutes: null }).where(eq(courses.id, 'not'));
});

test.each([
  ['the system says otherwise', () => change('member', { status: 'Active', completedOn: null })],
  ['the place in it is gone', () => server.db.delete(enrolments).where(eq(enrolments.personId, 'member'))],
])('its record goes where %s', async (_, takeBack) => {
  await enrol('member', 'counts', completed);
  await enrol('other', 'counts', completed);
  await keep();
  await takeBack();
  await keep();
  expect(await recordsOf('member')).toEqual([]);
  expect(await recordsOf('other')).toHaveLength(1);
});

test('what its owner wrote stays and counts for nothing, and counts again once it is completed after all', async () => {
  await enrol('member', 'counts', completed);
  await keep();
  await server.db.update(cpdRecords).set({ learned: 'To ask.' }).where(eq(cpdRecords.personId, 'member'));
  await change('member', { status: 'Active' });
  await keep();
  expect(await recordsOf('member')).toMatchObject([{ minutes: 0, learned: 'To ask.', withdrawnAt: expect.any(Date) }]);
  await change('member', { status: 'Completed' });
  await keep();
  expect(await recordsOf('member')).toMatchObject([
    { minutes: 90, learned: 'To ask.', withdrawnAt: null, revision: 2 },
  ]);
});

test('a corrected or a later completion arrives in its record, which says so, and what its owner wrote stays', async () => {
  await enrol('member', 'counts', completed);
  await keep();
  await server.db.update(cpdRecords).set({ learned: 'To ask.' }).where(eq(cpdRecords.personId, 'member'));
  const at = server.clock.now();
  await change('member', { completedOn: '2026-03-01' });
  await keep();
  const corrected = { completedAt: new Date('2026-03-01T01:00:00Z'), learned: 'To ask.', revision: 1 };
  expect(await recordsOf('member')).toMatchObject([corrected]);
  server.clock.pass(minute);
  await change('member', { completedOn: '2026-03-01' });
  await keep();
  expect(await recordsOf('member')).toMatchObject([corrected]);
  const params = { id: (await recordsOf('member'))[0]?.id ?? '' };
  const { body } = await server.call('member', cpd.record, { params });
  expect(Date.parse(body.correctedDate ?? '')).toBeGreaterThanOrEqual(at.getTime());
  expect(Date.parse(body.correctedDate ?? '')).toBeLessThan(at.getTime() + minute);
});

test('a completion without a day keeps the day on which it was first heard of', async () => {
  await enrol('member', 'counts', { status: 'Completed' });
  await keep();
  const [first] = await recordsOf('member');
  server.clock.pass(minute);
  await change('member', { status: 'Completed' });
  await keep();
  expect(await recordsOf('member')).toEqual([first]);
});

test('a change that is rolled back is none', async () => {
  await enrol('member', 'counts');
  await keep();
  await server.db
    .transaction(async (tx) => {
      await tx
        .update(enrolments)
        .set(completed)
        .where(and(eq(enrolments.personId, 'member')));
      throw new Error('The other system gives up.');
    })
    .catch(() => undefined);
  expect(await server.db.select().from(enrolmentChanges)).toEqual([]);
});
