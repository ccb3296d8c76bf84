import { randomUUID } from 'node:crypto';
import { contract } from '@portal/api/contract';
import { dayIn, daysAfter, wallTimeOf } from '@portal/rules';
import { profiles } from '@portal/profiles';
import { eq, inArray } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertRows } from '../../db/seed/insert-rows.ts';
import { assets, courses, cpdLeaves, cpdRecords, enrolments, eventTicketTypes, people } from '../../db/schema/index.ts';
import { readerOf, seedFile } from '../../testing/files.ts';
import { sentBy, walksOf } from '../../testing/statements.ts';
import { draftOf, publishedBy } from '../../testing/test-events.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { forgetUnownedFiles } from '../files/index.ts';
import { forgetDeletedRecords } from './cpd.writes.ts';

const { cpd } = contract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.pass(60_000);
  await server.db.delete(cpdRecords).where(eq(cpdRecords.personId, 'member'));
});

type Row = typeof cpdRecords.$inferInsert;

function recordOf(id: string, changes: Partial<Row> = {}): Row {
  const now = server.clock.now();
  const own = { id, personId: 'member', title: id, category: 'interactive', minutes: 60, source: 'own' as const };
  return { ...own, completedAt: now, timeZone: 'Australia/Sydney', createdAt: now, updatedAt: now, ...changes };
}

async function added(as: string, body: object = {}): Promise<string> {
  const reply = await server.call(as, cpd.addRecord, { body: { title: 'Reading', minutes: 30, ...body } });
  return reply.body.cpdId;
}

describe('the tracker', () => {
  test('opens with three statements that read no table whole, however many records there are, and pages them inside a period', async () => {
    const now = server.clock.now().getTime();
    const hour = 3_600_000;
    const many = Array.from({ length: 10_000 }, (_, at) =>
      recordOf(`many-${String(at).padStart(5, '0')}`, { completedAt: new Date(now - at * 2 * hour) }),
    );
    await insertRows(
      server.db,
      cpdRecords,
      many.map((row) => ({ ...row, sourceKey: null })),
    );
    const sent = await sentBy(server, [await server.tokenOf('member')], [[cpd.periods.path], [cpd.currentPeriod.path]]);
    // Who asks is one of the three.
    expect(sent).toHaveLength(6);
    expect(await walksOf(server.db, sent, String.raw`people|sessions|assets|cpd_\w+`)).toEqual([]);
    const { body } = await server.call('member', cpd.periods, {});
    expect(body.reduce((sum, { recordsCount }) => sum + recordsCount, 0)).toBe(10_000);
    const [current] = body;
    expect(current?.cpdRecords.map(({ cpdId }) => cpdId)).toEqual(many.slice(0, 20).map(({ id }) => id));
    const next = await server.call('member', cpd.records, {
      query: { periodId: current?.cpdPeriodId ?? '', after: current?.nextCursor ?? '', pageSize: 30 },
    });
    expect(next.body.cpdRecords.map(({ cpdId }) => cpdId)).toEqual(many.slice(20, 50).map(({ id }) => id));
  }, 60_000);

  test('puts what is not finished first, into the period of today, and counts it once it is [CPD-057]', async () => {
    await server.db
      .insert(cpdRecords)
      .values([recordOf('done'), recordOf('open', { id: 'unfinished', completedAt: null })]);
    const { body } = await server.call('member', cpd.currentPeriod, {});
    expect(body.cpdRecords.map(({ cpdId, completedDate }) => [cpdId, completedDate === null])).toEqual([
      ['unfinished', true],
      ['done', false],
    ]);
    expect([body.completedTotalHours, body.recordsCount]).toEqual([1, 2]);
  });

  test('tells of a period and of a record all that is specified [CPD-054] [CPD-075]', async () => {
    const record = recordOf('told', { presenter: 'Dr Hart', domain: 'Clinical skills', relatedEventId: 'open' });

    await server.db.insert(cpdRecords).values(record);
    const evidence = await seedFile(server, { ownerKind: 'cpdRecord', ownerId: 'told' }, 'member');
    const { body } = await server.call('member', cpd.periods, {});
    const [period] = body;
    expect(period).toMatchObject({
      cpdPeriodId: expect.any(String),
      periodStartDate: expect.stringMatching(/Z$/),
      periodEndDate: expect.stringMatching(/Z$/),
      completedTotalHours: 1,
      minimumRequiredHours: expect.any(Number),
    });
    expect(period?.cpdRecords).toEqual([
      expect.objectContaining({
        cpdId: 'told',
        title: 'told',
        categoryName: 'Interactive',
        presenter: 'Dr Hart',
        domain: 'Clinical skills',
        completedDate: record.completedAt?.toISOString(),
        hours: 1,
        attachments: [{ id: evidence, name: expect.any(String) }],
        editUrl: '/cpd/records/told',
        relatedEventId: 'open',
      }),
    ]);
  });

  test('asks less of whoever joined late or was on leave, on screen and on paper', async () => {
    const requiredHours = async () => {
      const { body } = await server.call('member', cpd.currentPeriod, {});
      return [body.minimumRequiredHours, body.standing.reducedFromHours];
    };
    await server.db.insert(cpdRecords).values(recordOf('done'));
    const { body } = await server.call('member', cpd.currentPeriod, {});
    const firstDay = dayIn(new Date(body.periodStartDate), 'Australia/Sydney');
    const [joinedOn, leaveDay] = [1, 200].map((days) => daysAfter(firstDay, days));
    expect(await requiredHours()).toEqual([20, null]);
    await server.db.update(people).set({ joinedOn }).where(eq(people.id, 'member'));
    expect(await requiredHours()).toEqual([15, 20]);
    const leave = { personId: 'member', firstDay: leaveDay ?? '', createdAt: server.clock.now() };
    await server.db.insert(cpdLeaves).values({ ...leave, id: 'leave', lastDay: leave.firstDay });
    expect(await requiredHours()).toEqual([10, 20]);
    const summary = await server.call('member', cpd.summaryPreview, { params: { id: body.cpdPeriodId } });
    expect(summary.body.previewHtml).toMatch(/1\/10 hrs[^]*Instead of 20 hrs/);
    const backwards = { ...leave, id: 'backwards', lastDay: firstDay };
    await expect(server.db.insert(cpdLeaves).values(backwards)).rejects.toThrow();
    await server.db.delete(cpdLeaves);
    await server.db.update(people).set({ joinedOn: null });
  });

  test('gives a cursor of one period to no other, and none of somebody else', async () => {
    await server.db.insert(cpdRecords).values(Array.from({ length: 22 }, (_, at) => recordOf(`r-${at}`)));
    const { body } = await server.call('member', cpd.currentPeriod, {});
    const query = { periodId: body.cpdPeriodId, after: body.nextCursor ?? '' };
    const other = await server.call('other', cpd.records, { query });
    expect(other.status).toBe(400);
  });

  // On the night to the first of December it is still November in Perth.
  test.each([
    ['Australia/Sydney', ['2026-12-01', 1]],
    ['Australia/Perth', ['2026-12-01', 0]],
  ])('ends a period by the clock of %s', async (timeZone, [firstDay, inNew]) => {
    const profile = { ...profiles.ota, timeZone, featureSettings: { cpd: { rules: 'ot-board' } } };
    const portal = await startTestServer({ profile });
    const edge = new Date('2026-11-30T13:30:00Z');
    portal.clock.pass(new Date('2026-12-02T00:00:00Z').getTime() - portal.clock.now().getTime());
    await portal.db.insert(cpdRecords).values({ ...recordOf('edge'), completedAt: edge });
    const { body } = await portal.call('member', cpd.periods, {});
    await portal.close();
    const begins = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    expect(begins.format(new Date(body[0]?.periodStartDate ?? ''))).toBe(`${firstDay} 00:00:00`);
    expect(body[0]?.recordsCount).toBe(inNew);
  });
});

describe('a record', () => {
  test('of an event keeps what the organisation wrote; its owner adds what they learned', async () => {
    await server.db.insert(cpdRecords).values(recordOf('of-event', { source: 'event', relatedEventId: 'open' }));
    const input = { title: 'Mine', minutes: 600, learned: 'A lot.', revision: 0 };
    const { body } = await server.call('member', cpd.editRecord, { params: { id: 'of-event' }, body: input });
    expect([body.title, body.minutes, body.learned, body.isLocked]).toEqual(['of-event', 60, 'A lot.', true]);
  });

  test('comes once of one event, whatever else is told of it', async () => {
    await server.db.insert(cpdRecords).values(recordOf('first', { sourceKey: 'event:open' }));
    const twice = server.db.insert(cpdRecords).values(recordOf('second', { sourceKey: 'event:open' }));
    await expect(twice).rejects.toThrow();
  });

  test('takes the evidence that uploads take: looked at, drawn anew, ten at most', async () => {
    const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#004C58' } })
      .withExif({ IFD3: { GPSLatitude: '33/1 52/1 0/1' } })
      .jpeg()
      .toBuffer();
    const file = (name: string, content: BlobPart) => new File([content], name);
    const id = await added('member', { files: [file('certificate.jpg', new Uint8Array(photo))] });
    const [stored] = await server.db.select().from(assets).where(eq(assets.ownerId, id));
    const bytes = await server.deps.files.read(stored?.hash ?? '');
    expect((await sharp(bytes ?? new Uint8Array()).metadata()).exif).toBeUndefined();
    const fake = await server.call('member', cpd.addRecord, {
      body: { title: 'Fake', minutes: 30, files: [file('fake.pdf', 'no PDF')] },
    });
    expect(fake.body).toMatchObject({ code: 'unsupported_file' });
    const many = Array.from({ length: 10 }, (_, at) => file(`${at}.txt`, 'words'));
    const more = await server.call('member', cpd.editRecord, {
      params: { id },
      body: { title: 'Reading', minutes: 30, revision: 0, files: many },
    });
    expect([more.status, more.body]).toMatchObject([400, { field: 'body.files' }]);
  });

  test('shows its evidence to its owner alone, by every address, until it is deleted', async () => {
    const id = await added('member');
    const file = await seedFile(server, { ownerKind: 'cpdRecord', ownerId: id });
    const statusFor = async (as: string) => {
      const reader = await readerOf(server, await server.tokenOf(as));
      const download = await server.call(as, cpd.attachment, { params: { id: file } });
      return [download.status, (await reader.byToken(file)).status, (await reader.byAddress(file)).status];
    };
    expect(await statusFor('member')).toEqual([200, 200, 200]);
    expect(await statusFor('other')).toEqual([404, 404, 404]);
    expect(await statusFor('admin')).toEqual([404, 404, 404]);
    await server.call('member', cpd.removeRecord, { params: { id } });
    expect(await statusFor('member')).toEqual([404, 404, 404]);
    await server.call('member', cpd.restoreRecord, { params: { id } });
    expect(await statusFor('member')).toEqual([200, 200, 200]);
  });

  test('goes for good, with its evidence, thirty days after it was deleted', async () => {
    const id = await added('member');
    await seedFile(server, { ownerKind: 'cpdRecord', ownerId: id });
    await server.call('member', cpd.removeRecord, { params: { id } });
    const left = async () => {
      const now = server.clock.now();
      await forgetDeletedRecords(server.db, now);
      await forgetUnownedFiles(server.deps, now);
      return (await server.db.select().from(assets).where(eq(assets.ownerId, id))).length;
    };
    expect(await left()).toBe(1);
    server.clock.pass(31 * 86_400_000);
    expect(await left()).toBe(0);
    expect((await server.call('member', cpd.restoreRecord, { params: { id } })).status).toBe(404);
  });
});

test('offers for a gap what counts, is held within the period, can be registered for, and is not theirs yet', async () => {
  const on = (day: string) => ({ start: { day, time: '09:00' }, end: { day, time: '16:30' }, cpdHours: 2 });
  const offered = await publishedBy(server, { ...on('2026-05-05'), title: 'Offered' });
  const held = await publishedBy(server, { ...on('2026-05-06'), title: 'Held' });
  await publishedBy(server, { ...on('2026-05-07'), title: 'Counts for nothing', cpdHours: null });
  await publishedBy(server, { ...on('2199-05-07'), title: 'Of another period' });
  await publishedBy(server, { ...on('2026-05-08'), title: 'Opens later', opens: { day: '2026-05-07', time: '09:00' } });
  await draftOf(server, { ...on('2026-05-09'), title: 'A draft' });
  const [type] = await server.db.select().from(eventTicketTypes).where(eq(eventTicketTypes.eventId, held));
  await server.call('member', contract.tickets.register, { body: { ticketPriceId: type?.id ?? '' } });
  const found = async () => (await server.call('member', cpd.gapEvents, {})).body.events;
  expect((await found()).map(({ eventId, hours }) => [eventId, hours])).toEqual([[offered, 2]]);
  await server.db.insert(cpdRecords).values(recordOf('enough', { minutes: 6000 }));
  expect(await found()).toEqual([]);
});

test('courses that somebody has begun, and that count, are offered for a gap; what is over or done is not', async () => {
  const { db, clock } = server;
  const names = ['begun', 'over', 'done', 'bare'] as const;
  const minutes = (id: (typeof names)[number]) => (id === 'bare' ? null : 90);
  await db
    .insert(courses)
    .values(
      names.map((id) => ({ id, code: id, name: id, categoryName: 'Skills', cpdMinutes: minutes(id), cpdCategory: '' })),
    );
  await db.insert(enrolments).values(
    names.map((id) => ({
      ...{ id, courseId: id, personId: 'member', status: id === 'done' ? 'Completed' : 'Active' },
      ...{ loginUrl: 'https://learning.example/', expiresOn: id === 'over' ? '2026-01-01' : null },
      createdAt: clock.now(),
    })),
  );
  const { body } = await server.call('member', cpd.gapEvents, {});
  const fills = { kind: 'total', categoryName: null };
  expect(body.courses).toEqual([
    { courseId: 'begun', title: 'begun', loginUrl: 'https://learning.example/', hours: 1.5, fills },
  ]);
  expect((await server.call('other', cpd.gapEvents, {})).body.courses).toEqual([]);
  await db.delete(courses).where(inArray(courses.id, [...names]));
});

test('courses are offered also where the organisation has no events', async () => {
  const { modules } = profiles.ota;
  const profile = { ...profiles.ota, modules: { ...modules, events: { ...modules.events, enabled: false } } };
  const portal = await startTestServer({ profile });
  const createdAt = portal.clock.now();
  await portal.db
    .insert(courses)
    .values({ id: 'begun', code: 'begun', name: 'begun', categoryName: 'Skills', cpdMinutes: 90, cpdCategory: '' });
  await portal.db
    .insert(enrolments)
    .values({ id: 'begun', courseId: 'begun', personId: 'member', status: 'Active', createdAt });
  const { status, body } = await portal.call('member', cpd.gapEvents, {});
  await portal.close();
  expect([status, body.events, body.courses.map(({ title }) => title)]).toEqual([200, [], ['begun']]);
});

describe('a file of records', () => {
  const fileOf = (rows: number) => {
    const lines = Array.from({ length: rows }, (_, at) => `Journal club ${at},2025-03-0${(at % 9) + 1},1.5`);
    return ['Title;Date;Hours', ...lines.map((line) => line.replaceAll(',', ';'))].join('\r\n');
  };
  const choices = {
    columns: {
      ...{ title: 0, completedDate: 1, length: 2, category: null },
      ...{ presenter: null, domain: null, learned: null, plan: null },
    },
    dayOrder: null,
    lengthUnit: 'hours' as const,
  };
  const bring = (text: string, lines: number[]) =>
    server.call('member', cpd.importRecords, { body: { text, fileName: 'log.csv', choices, lines } });

  test('of a thousand lines, set apart by semicolons, comes in with two statements that write, and goes out with one', async () => {
    const text = fileOf(1000);
    const before = server.statements.length;
    const { body } = await bring(
      text,
      Array.from({ length: 1000 }, (_, at) => at + 2),
    );
    const written = server.statements.slice(before).filter((one) => one.startsWith('insert into "cpd_'));
    expect([body.recordsCount, written.length]).toEqual([1000, 2]);
    const undone = await server.call('member', cpd.undoBatch, { params: { id: body.batchId } });
    expect(undone.body).toEqual({ removedCount: 1000, kept: [] });
  });

  test('is not kept in part: one line that is wrong, and none comes in', async () => {
    const refused = await bring(`${fileOf(2)}\nNo day;;1`, [2, 3, 4]);
    expect([refused.status, refused.body.field]).toEqual([400, 'body.lines']);
    expect(await server.db.select().from(cpdRecords).where(eq(cpdRecords.personId, 'member'))).toEqual([]);
  });

  test('has a bound before it is read', async () => {
    const long = await server.call('member', cpd.previewImport, { body: { text: 'x'.repeat(1_000_001) } });
    const many = await server.call('member', cpd.previewImport, { body: { text: fileOf(1001) } });
    expect([long.body.field, many.body.field]).toEqual(['body.text', 'body.text']);
  });
});

describe('an entry of several days', () => {
  const supervision = { title: 'Supervision', minutes: 60, category: 'interactive', learned: 'To ask first.' };
  const days = Array.from({ length: 60 }, (_, at) => daysAfter('2024-03-04', at * 7));
  const write = (body: object, headers: Record<string, string> = {}) =>
    server.call('member', cpd.addSeries, { body: { ...supervision, days: ['2024-03-04'], ...body } }, headers);
  const written = () =>
    server.db.select().from(cpdRecords).where(eq(cpdRecords.personId, 'member')).orderBy(cpdRecords.completedAt);

  test('is a record of each, by the clock of the organisation, written at once and taken out at once', async () => {
    const before = server.statements.length;
    const { body } = await write({ days, time: '17:30' });
    const work = server.statements.slice(before).filter((one) => one.startsWith('insert into "cpd_'));
    expect([body.kind, body.name, body.recordsCount, work.length]).toEqual(['series', 'Supervision', 60, 2]);
    const rows = await written();
    expect(rows.map(({ completedAt }) => wallTimeOf(completedAt ?? new Date(0), 'Australia/Sydney'))).toEqual(
      days.map((day) => `${day}T17:30:00`),
    );
    expect(
      new Set(
        rows.map(({ batchId, source, category, minutes, learned }) =>
          [batchId, source, category, minutes, learned].join(),
        ),
      ),
    ).toEqual(new Set([[body.batchId, 'own', 'interactive', 60, 'To ask first.'].join()]));
    const undone = await server.call('member', cpd.undoBatch, { params: { id: body.batchId } });
    expect(undone.body).toEqual({ removedCount: 60, kept: [] });
    expect((await server.call('other', cpd.undoBatch, { params: { id: body.batchId } })).status).toBe(404);
  });

  test('is written once, however often it is pressed', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const replies = await Promise.all([write({}, headers), write({}, headers)]);
    const again = await write({}, headers);
    expect(
      new Set([...replies, again].flatMap(({ status, body }) => (status === 200 ? [body.batchId] : []))).size,
    ).toBe(1);
    expect(await written()).toHaveLength(1);
  });

  test.each<[string, object, string]>([
    ['61 days', { days: [...days, '2026-03-02'] }, 'body.days'],
    ['no day', { days: [] }, 'body.days'],
    ['a day twice', { days: ['2024-03-04', '2024-03-04'] }, 'body.days'],
    ['a day that there is not', { days: ['2024-02-30'] }, 'body.days'],
    ['a day to come', { days: ['2024-03-04', '2199-03-04'] }, 'body.days'],
    ['a time that no clock shows', { time: '24:00' }, 'body.time'],
    ['a category that the rules do not know', { category: 'nothing' }, 'body.category'],
    ['no title', { title: ' ' }, 'body.title'],
  ])('is refused with %s, and nothing is kept of it', async (_, body, field) => {
    const refused = await write(body);
    expect([refused.status, refused.body.field]).toEqual([400, field]);
    expect(await written()).toEqual([]);
    const { batches } = (await server.call('member', cpd.batches, {})).body;
    expect(batches.filter(({ name, leftCount }) => name === 'Supervision' && leftCount > 0)).toEqual([]);
  });
});

describe('courses', () => {
  test('are read by status, and left by their id and code together [CPD-028] [CPD-030] [CPD-032]', async () => {
    await server.db
      .insert(courses)
      .values({ id: 'course', code: 'OT-1', name: 'Supervision', categoryName: 'Practice' });
    const own = { personId: 'member', courseId: 'course', loginUrl: 'https://learning.example/1' };
    await server.db
      .insert(enrolments)
      .values({ ...own, id: 'enrolment', status: 'Active', expiresOn: '2027-02-20', createdAt: server.clock.now() });
    const read = async (status: string | null) => {
      const { body } = await server.call('member', cpd.enrolments, { body: { userId: 'member', status } });
      return body.enrolments;
    };
    expect(await read(null)).toEqual([
      {
        enrolmentId: 'enrolment',
        status: 'Active',
        expiryDate: '2027-02-20',
        completionDate: null,
        loginUrl: 'https://learning.example/1',
        courseCode: 'OT-1',
        course: { courseId: 'course', courseName: 'Supervision', categoryName: 'Practice' },
      },
    ]);
    expect([(await read('Active')).length, (await read('Completed')).length]).toEqual([1, 0]);
    const leave = (courseCode: string) =>
      server.call('member', cpd.unenrol, { body: { userId: 'member', courseId: 'course', courseCode } });
    expect((await leave('OT-2')).status).toBe(404);
    expect((await leave('OT-1')).status).toBe(200);
    expect(await read(null)).toEqual([]);
  });
});
