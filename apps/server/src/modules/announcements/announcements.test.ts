import { contract } from '@portal/api/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { announcementDismissals, announcements, segments } from '../../db/schema/index.ts';
import { seedAnnouncement } from '../../testing/test-announcements.ts';
import type { TestPersonName } from '../../testing/test-people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { list, dismiss } = contract.announcements;
const active = { isActive: true };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.delete(announcements);
  // How often a person may put something away is counted by the minute.
  server.clock.pass(61_000);
});

const announcementsFor = async (person: TestPersonName) => {
  const { status, body } = await server.call(person, list, {});
  expect(status).toBe(200);
  return body.announcements;
};
const idsTo = async (person: TestPersonName) => (await announcementsFor(person)).map(({ id }) => id);
const putAway = async (person: TestPersonName, id: string) =>
  (await server.call(person, dismiss, { params: { id } })).status;

// The member is of the segment north, the outsider of none.
describe('what somebody is told', () => {
  test.each<[string, Parameters<typeof seedAnnouncement>[1], number, number]>([
    ['active, in its time, for all', active, 1, 1],
    ['inactive', {}, 0, 0],
    ['to come', { ...active, startsInMs: 60_000 }, 0, 0],
    ['over', { ...active, endsInMs: -1 }, 0, 0],
    ['for the segment of the member', { ...active, segmentIds: ['north', 'elsewhere'] }, 1, 0],
    ['for another segment', { ...active, segmentIds: ['elsewhere'] }, 0, 0],
  ])('of one %s [COM-478] [COM-483] [COM-485] [HOM-007]', async (_, given, member, outsider) => {
    const id = await seedAnnouncement(server, given);
    expect(await idsTo('member')).toEqual(Array(member).fill(id));
    expect(await idsTo('outsider')).toEqual(Array(outsider).fill(id));
  });

  test('all that an announcement carries [COM-664] [HOM-006]', async () => {
    const link = 'https://example.org/programme';
    const id = await seedAnnouncement(server, { ...active, link, segmentIds: ['north'] });
    const [stored] = await server.db.select().from(announcements);
    expect(await announcementsFor('member')).toEqual([
      {
        id,
        title: 'The programme is out',
        description: 'Ninety talks over three days.',
        link,
        isActive: true,
        startDate: stored?.startsAt.toISOString(),
        endDate: stored?.endsAt.toISOString(),
        segmentIds: ['north'],
        createdAt: stored?.createdAt.toISOString(),
        createdByUserId: 'admin',
        updatedAt: null,
      },
    ]);
  });

  test('one announcement is active at a time, whoever writes [COM-480]', async () => {
    await seedAnnouncement(server, active);
    await expect(seedAnnouncement(server, active)).rejects.toThrow();
  });

  test('what was for a segment that is gone is not for all', async () => {
    await server.db.insert(segments).values({ id: 'short-lived', name: 'Short-lived' });
    await seedAnnouncement(server, { ...active, segmentIds: ['short-lived'] });
    await server.db.delete(segments).where(eq(segments.id, 'short-lived'));
    expect(await idsTo('outsider')).toEqual([]);
  });
});

describe('putting an announcement away', () => {
  test('hides it for good from whoever did it, and from nobody else, however often [COM-484] [COM-485] [HOM-009] [HOM-010]', async () => {
    const id = await seedAnnouncement(server, active);
    expect([await putAway('member', id), await putAway('member', id)]).toEqual([200, 200]);
    server.clock.pass(60_000);
    expect(await idsTo('member')).toEqual([]);
    expect(await idsTo('outsider')).toEqual([id]);
    const rows = await server.db.select().from(announcementDismissals);
    expect(rows.map(({ personId, announcementId }) => [personId, announcementId])).toEqual([['member', id]]);
  });

  test('at the same moment from two pages is done once', async () => {
    const id = await seedAnnouncement(server, active);
    const statuses = await Promise.all(Array.from({ length: 4 }, () => putAway('member', id)));
    expect(statuses).toEqual([200, 200, 200, 200]);
    expect(await server.db.select().from(announcementDismissals)).toHaveLength(1);
  });

  test.each<[string, Parameters<typeof seedAnnouncement>[1], number]>([
    ['that ended while the page stood', { ...active, endsInMs: -1 }, 200],
    ['that was made inactive meanwhile', {}, 200],
    ['that is to come', { ...active, startsInMs: 60_000 }, 404],
    ['of another segment', { ...active, segmentIds: ['elsewhere'] }, 404],
  ])('of one %s', async (_, given, status) => {
    const id = await seedAnnouncement(server, given);
    expect(await putAway('member', id)).toBe(status);
  });

  test('of one that is not there is refused, however long its id', async () => {
    expect(await putAway('member', 'nowhere')).toBe(404);
    expect(await putAway('member', 'x'.repeat(5_000))).toBeGreaterThanOrEqual(400);
    expect(await server.db.select().from(announcementDismissals)).toEqual([]);
  });
});
