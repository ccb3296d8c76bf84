import { isDeepStrictEqual } from 'node:util';
import { contract } from '@portal/api/contract';
import { isMeetingShown, managesMeetings, notificationTypes } from '@portal/rules';
import ICAL from 'ical.js';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  meetingPeople,
  meetings as rows,
  memberships,
  people as accounts,
  personSegments,
} from '../../db/schema/index.ts';
import { readerOf, seedFile } from '../../testing/files.ts';
import { readByNames, readByRules } from '../../testing/read-calendar.ts';
import { textFile } from '../../testing/test-content.ts';
import { seedMeeting } from '../../testing/test-meetings.ts';
import { type TestPersonName, testCommunityNames } from '../../testing/test-people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { validBody } from '../../testing/valid-body.ts';
import { userRoleOf } from '../auth/index.ts';
import { communityAccessById } from '../community-access/index.ts';
import { lockMeeting } from './lock-meeting.writes.ts';

const { meetings, calendar, notifications } = contract;
const hour = 3_600_000;
const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const explored = async (who: string, body: object = {}) =>
  (await server.call(who, meetings.explore, { body })).body.meetings.map(({ id }) => id);
const at = (id: string, meetingId: string) => ({ params: { id, meetingId } });

const people: readonly TestPersonName[] = [
  ...(['admin', 'manager', 'owner', 'moderator', 'editor', 'member', 'other', 'outsider'] as const),
  ...(['blocked', 'removed', 'waiting', 'client'] as const),
];

test('everybody is shown the meetings of every community that the rule shows them, in lists, alone and in calendars', async () => {
  const all: { id: string; place: string; visible: 1 | 2 | 3; isInvited: boolean }[] = [];
  for (const place of testCommunityNames)
    for (const visible of [1, 2, 3] as const)
      for (const isInvited of visible === 3 ? [true, false] : [false]) {
        const invited = isInvited ? people : [];
        all.push({ id: await seedMeeting(server, place, { visible, invited }), place, visible, isInvited });
      }
  for (const who of people) {
    const shown = new Set(await explored(who));
    const { communities } = (await server.call(who, meetings.preference)).body;
    for (const { id, place, visible, isInvited } of all) {
      const [community] = await accessOf(who, place);
      const expected = community !== undefined && isMeetingShown({ visible, isInvited, isRemoved: false, community });
      const words = `${who}: ${visible} in ${place}${isInvited ? ', invited' : ''}`;
      expect(shown.has(id), words).toBe(expected);
      const alone = await server.call(who, meetings.byId, at(place, id));
      expect(alone.status, words).toBe(expected ? 200 : 404);
      if (expected) {
        expect(alone.body.canManage, words).toBe(managesMeetings(community!) && !community!.isArchived);
        expect(communities.map((one) => one.id)).toContain(place);
        expect((await server.fetch(alone.body.calendarUrl)).status, words).toBe(200);
      } else {
        const reader = await readerOf(server, await server.tokenOf(who));
        const urls = server.deps.assetSigner.urlsFor(reader.sessionId, server.clock.now());
        expect((await server.fetch(urls.calendarOfMeeting(id))).status, words).toBe(404);
      }
    }
  }
});

/** What somebody is to a community, as its own access rule finds it. */
async function accessOf(who: TestPersonName, place: string) {
  const [person] = await server.db.select().from(accounts).where(eq(accounts.id, who));
  const segments = await server.db.select().from(personSegments).where(eq(personSegments.personId, who));
  const asking = { ...person!, role: userRoleOf(person!.role), segmentIds: segments.map((one) => one.segmentId) };
  const access = await communityAccessById(server.db, place, asking as never, server.clock.now());
  return access === null ? [] : [access];
}

describe('an answer', () => {
  const answer = (who: string, id: string, status: 0 | 1 | 2, place = 'open') =>
    server.call(who, meetings.reply, { ...at(place, id), body: { status } });

  test('can be given until the meeting ends or the time for it is over, and is the last one given [COM-209] [COM-211] [COM-212]', async () => {
    const now = server.clock.now();
    const from = (hours: number) => new Date(now.getTime() + hours * hour);
    const running = await seedMeeting(server, 'open', { startAt: from(-0.5) });
    const ended = await seedMeeting(server, 'open', { startAt: from(-1) });
    const late = await seedMeeting(server, 'open', { startAt: from(5), rsvpAt: new Date(now.getTime() - 1) });
    const inTime = await seedMeeting(server, 'open', { startAt: from(5), rsvpAt: from(1) });
    const statuses = [running, ended, late, inTime].map(async (id) => (await answer('member', id, 1)).status);
    expect(await Promise.all(statuses)).toEqual([200, 409, 409, 200]);
    const answers: (0 | 1 | 2)[] = [1, 2, 0, 1, 2];
    await Promise.all(answers.map((status) => answer('member', running, status)));
    await answer('member', running, 2);
    const stored = await server.db.select().from(meetingPeople).where(eq(meetingPeople.meetingId, running));
    expect(stored.map(({ personId, status }) => [personId, status])).toEqual([['member', 2]]);
    expect((await answer('member', running, 3 as never)).status).toBe(400);
  });

  test('is told by name to those who look after the meeting, and by number to everybody else', async () => {
    const id = await seedMeeting(server, 'open', { going: ['editor', 'moderator'] });
    await answer('member', id, 1);
    const meetingFor = async (who: string) => (await server.call(who, meetings.byId, at('open', id))).body;
    const [organiser, member] = [await meetingFor('editor'), await meetingFor('member')];
    expect(organiser.users.map(({ userId }) => userId).toSorted()).toEqual(['editor', 'member', 'moderator']);
    expect(member.users).toEqual([{ userId: 'member', status: 1 }]);
    expect([organiser.goingCount, member.goingCount]).toEqual([3, 3]);
    const listed = (await server.call('editor', meetings.explore, { body: {} })).body.meetings;
    expect(listed.find((one) => one.id === id)?.users).toEqual([{ userId: 'editor', status: 1 }]);
  });
});

test('an answer that comes while a meeting is moved, removed or taken back from who answers is one to what it has become', async () => {
  const meanwhile: [string, (id: string) => SQL, [number, string | undefined]][] = [
    [
      'moved, and over',
      (id) => sql`update meetings set start_at = '2020-01-01', end_at = '2020-01-01 01:00' where id = ${id}`,
      [409, 'conflict'],
    ],
    ['called off', (id) => sql`update meetings set deleted_at = now() where id = ${id}`, [404, 'not_found']],
    ['no longer theirs', (id) => sql`delete from meeting_people where meeting_id = ${id}`, [404, 'not_found']],
    ['renamed', (id) => sql`update meetings set name = 'Journal club again' where id = ${id}`, [200, undefined]],
  ];
  for (const [what, change, expected] of meanwhile) {
    const id = await seedMeeting(server, 'closed', { visible: 3, invited: ['member'] });
    let reply: Promise<{ status: number; body: { code?: string } }> | undefined;
    await server.db.transaction(async (tx) => {
      await lockMeeting(tx, id);
      reply = server.call('member', meetings.reply, { ...at('closed', id), body: { status: 1 } });
      await expect.poll(async () => (await server.db.execute(waiting)).rows).toHaveLength(1);
      await tx.execute(change(id));
    });
    const answered = await reply;
    expect([answered?.status, answered?.body.code], what).toEqual(expected);
    const stored = await server.db.select().from(meetingPeople).where(eq(meetingPeople.meetingId, id));
    expect(stored.filter(({ status }) => status === 1).length, what).toBe(expected[0] === 200 ? 1 : 0);
  }
});

test('a private meeting is left for somebody, also when two take invitations back at once [COM-231]', async () => {
  const id = await seedMeeting(server, 'closed', { visible: 3, invited: ['member', 'moderator'] });
  const remove = (...userIds: string[]) =>
    server.call('editor', meetings.removeMembers, { ...at('closed', id), body: { userIds } });
  const all = await remove('member', 'moderator');
  expect([all.status, (all.body as { message?: string }).message]).toEqual([
    409,
    'A private meeting is for somebody. Invite others first, or delete the meeting.',
  ]);
  const both = await Promise.all([remove('member'), remove('moderator')]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const stored = await server.db.select().from(meetingPeople).where(eq(meetingPeople.meetingId, id));
  expect(stored.filter(({ isInvited }) => isInvited)).toHaveLength(1);
});

test('only those are counted and named who may still know of the meeting', async () => {
  const now = server.clock.now();
  await server.db.update(accounts).set({ disabledAt: now }).where(eq(accounts.id, 'careful'));
  const answered: readonly TestPersonName[] = [...people, 'careful'];
  for (const place of testCommunityNames)
    for (const visible of [1, 2, 3] as const) {
      const id = await seedMeeting(server, place, { visible });
      await server.db
        .insert(meetingPeople)
        .values(
          answered.map((personId) => ({ meetingId: id, personId, status: 1 as const, isInvited: true, at: now })),
        );
      const expected: string[] = [];
      for (const who of people) {
        const [community] = await accessOf(who, place);
        if (community && isMeetingShown({ visible, isInvited: true, isRemoved: false, community })) expected.push(who);
      }
      const { status, body } = await server.call('admin', meetings.byId, at(place, id));
      if (status === 404) continue;
      expect([body.goingCount, body.users.map(({ userId }) => userId).toSorted()], `${visible} in ${place}`).toEqual([
        expected.length,
        expected.toSorted(),
      ]);
    }
  const id = await seedMeeting(server, 'closed', { going: ['member', 'other', 'editor'] });
  const count = async () => (await server.call('editor', meetings.byId, at('closed', id))).body.goingCount;
  const before = await count();
  const membership = and(eq(memberships.personId, 'member'), eq(memberships.communityId, 'closed'));
  for (const status of ['Removed', 'Blocked'] as const) {
    await server.db.update(memberships).set({ status }).where(membership);
    expect(await count(), status).toBe(before - 1);
  }
  await server.db.update(memberships).set({ status: 'Joined' }).where(membership);
  expect(await count()).toBe(before);
});

describe('telling of a meeting', () => {
  const notificationsOf = async (who: TestPersonName, id: string) => {
    const { body } = await server.call(who, notifications.list, { query: { pageSize: 100 } });
    return body.notifications.filter(({ meet }) => meet?.id === id);
  };

  test('happens once, however many press at the same time, and reaches those who may come as long as they may [COM-220] [COM-221]', async () => {
    const id = await seedMeeting(server, 'closed');
    const send = () => server.call('editor', meetings.sendNotification, at('closed', id));
    expect((await Promise.all([send(), send(), send()])).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual(
      [200, 409, 409],
    );
    const [news] = await notificationsOf('member', id);
    expect(news).toMatchObject({
      activityType: notificationTypes.newMeetWasCreated,
      initiatorUser: { firstName: 'editor' },
      community: { id: 'closed' },
      meet: { id, name: 'Journal club' },
      post: null,
    });
    expect(await notificationsOf('editor', id), 'whoever told of it').toEqual([]);
    for (const who of ['outsider', 'blocked', 'removed', 'waiting'] as const)
      expect(await notificationsOf(who, id)).toEqual([]);
    await server.call('editor', meetings.remove, at('closed', id));
    expect(await notificationsOf('member', id), 'once it is called off').toEqual([]);
  });

  test('of a private meeting reaches those who are invited, once, and nobody whose invitation was taken back', async () => {
    const users = ['member', 'moderator'];
    const body = { ...validBody(meetings.create), visible: '3', users } as never;
    const { id } = (await server.call('editor', meetings.create, { params: { id: 'closed' }, body })).body;
    expect((await notificationsOf('member', id)).map(({ initiatorUser }) => initiatorUser.firstName)).toEqual([
      'editor',
    ]);
    expect(await notificationsOf('admin', id)).toEqual([]);
    await server.call('editor', meetings.sendNotification, at('closed', id));
    expect(await notificationsOf('member', id), 'invited and told').toHaveLength(1);
    await server.call('editor', meetings.addMembers, { ...at('closed', id), body: { userIds: users } });
    expect(await notificationsOf('member', id), 'invited again').toHaveLength(1);
    await server.call('editor', meetings.removeMembers, { ...at('closed', id), body: { userIds: ['member'] } });
    expect(await notificationsOf('member', id), 'no longer invited').toEqual([]);
  });

  test('that is moved reaches those who have answered it, each time, as long as it is to come', async () => {
    const id = await seedMeeting(server, 'closed', { going: ['member', 'editor'] });
    await server.db.insert(meetingPeople).values([
      { meetingId: id, personId: 'moderator', status: 2, at: server.clock.now() },
      { meetingId: id, personId: 'admin', status: 0, at: server.clock.now() },
    ]);
    const edit = async (changes: object) => {
      server.clock.pass(61_000);
      const { version } = (await server.call('editor', meetings.byId, at('closed', id))).body;
      const body = { ...validBody(meetings.edit), version, ...changes } as never;
      expect((await server.call('editor', meetings.edit, { ...at('closed', id), body })).status).toBe(200);
    };
    const typesOf = async (who: TestPersonName) =>
      (await notificationsOf(who, id)).map(({ activityType }) => activityType);
    const { meetingWasMoved, newMeetWasCreated } = notificationTypes;
    await edit({ startDate: '2199-03-06T08:30:00.000Z' });
    expect(await Promise.all(people.map(typesOf))).toEqual(
      people.map((who) => (who === 'member' || who === 'moderator' ? [meetingWasMoved] : [])),
    );
    await server.call('member', notifications.setAllAsRead, {});
    const isRead = async () => (await notificationsOf('member', id)).map(({ readAt }) => readAt !== null);
    await edit({ startDate: '2199-03-06T08:30:00.000Z', name: 'Papers' });
    expect(await isRead(), 'renamed').toEqual([true]);
    await edit({ startDate: '2199-03-06T08:30:00.000Z', duration: '45' });
    expect(await isRead(), 'ends earlier').toEqual([false]);
    await server.call('editor', meetings.sendNotification, at('closed', id));
    expect((await typesOf('member')).toSorted((a, b) => a - b)).toEqual([newMeetWasCreated, meetingWasMoved]);
  });

  test('publishing, and who is invited are matters of those who look after meetings [COM-228]', async () => {
    const id = await seedMeeting(server, 'closed', { visible: 3, invited: ['member', 'moderator'] });
    const body = { userIds: ['member'] };
    const statuses = async (who: string) => [
      (await server.call(who, meetings.publish, at('closed', id))).status,
      (await server.call(who, meetings.sendNotification, at('closed', id))).status,
      (await server.call(who, meetings.addMembers, { ...at('closed', id), body })).status,
      (await server.call(who, meetings.removeMembers, { ...at('closed', id), body })).status,
    ];
    expect(await statuses('member')).toEqual([403, 403, 403, 403]);
    expect(await statuses('editor')).toEqual([409, 200, 200, 200]);
  });

  test('is apart from publishing, which happens once and never to a private meeting [COM-219] [COM-222] [COM-223] [COM-225]', async () => {
    const id = await seedMeeting(server, 'closed');
    const hidden = await seedMeeting(server, 'closed', { visible: 3 });
    const publish = async (meetingId: string) =>
      (await server.call('editor', meetings.publish, at('closed', meetingId))).status;
    const state = async () => {
      const { toDashBoard, sendNotification } = (await server.call('editor', meetings.managedById, at('closed', id)))
        .body;
      return [toDashBoard, sendNotification];
    };
    expect(await state()).toEqual([false, false]);
    expect([await publish(id), await publish(id), await publish(hidden)]).toEqual([200, 409, 409]);
    expect(await state()).toEqual([true, false]);
  });
});

describe('a list', () => {
  test('goes on where it ended, whatever is added, moved or over meanwhile', async () => {
    const now = server.clock.now();
    await server.db.delete(rows);
    const ids: string[] = [];
    for (const hours of [-50, -30, -10, 10, 30, 50])
      ids.push(await seedMeeting(server, 'open', { startAt: new Date(now.getTime() + hours * hour) }));
    const ordered = [ids[3], ids[4], ids[5], ids[2], ids[1], ids[0]];
    expect(await explored('member')).toEqual(ordered);
    const page = async (isPast: boolean, after?: string) =>
      (
        await server.call('member', meetings.ofCommunity, {
          params: { id: 'open' },
          query: { pageSize: 2, isPast, ...(after === undefined ? {} : { after }) },
        })
      ).body;
    const first = await page(false);
    await seedMeeting(server, 'open', { startAt: new Date(now.getTime() + 5 * hour) });
    server.clock.pass(12 * hour);
    const second = await page(false, first.nextCursor ?? '');
    expect([...first.meetings, ...second.meetings].map(({ id }) => id)).toEqual(ordered.slice(0, 3));
    expect([first.totalItemCount, second.nextCursor]).toEqual([3, null]);
    const other = await server.call('moderator', meetings.ofCommunity, {
      params: { id: 'open' },
      query: { after: first.nextCursor ?? '' },
    });
    expect(other.status, 'a place in the list of somebody else').toBe(400);
  });

  test('is narrowed by community, answer, days and favourites', async () => {
    const now = server.clock.now();
    await server.db.delete(rows);
    const start = (days: number) => new Date(now.getTime() + days * 24 * hour);
    const soon = await seedMeeting(server, 'open', { startAt: start(1), going: ['member'] });
    const later = await seedMeeting(server, 'closed', { startAt: start(9) });
    const over = await seedMeeting(server, 'closed', { startAt: start(-9), going: ['member'] });
    await server.call('member', meetings.addFavourite, at('closed', later));
    const found = (body: object) => explored('member', body);
    expect(await found({ communitiesIds: ['closed'] })).toEqual([later, over]);
    expect(await found({ statuses: [1] })).toEqual([soon, over]);
    expect(await found({ statuses: [0] })).toEqual([later]);
    expect(await found({ showPast: false })).toEqual([soon, later]);
    expect(await found({ showUpcoming: false })).toEqual([over]);
    expect(await found({ showUpcoming: false, showPast: false })).toEqual([]);
    expect(await found({ startDate: start(1).toISOString(), endDate: start(1).toISOString() })).toEqual([soon]);
    expect(await found({ onlyFavorite: true })).toEqual([later]);
    const everyWay = {
      onlyFavorite: true,
      communitiesIds: ['closed'],
      statuses: [0],
      startDate: start(8).toISOString(),
    };
    for (const endDate of [start(9), start(8), start(9)].map((at) => at.toISOString()))
      for (const showPast of [true, false])
        expect(await found({ ...everyWay, endDate, showPast })).toEqual(
          endDate > start(8).toISOString() ? [later] : [],
        );
  });
});

test('files of a meeting are read by whoever may see it, five at most [COM-631]', async () => {
  const id = await seedMeeting(server, 'closed');
  const add = () =>
    server.call('editor', meetings.addAsset, { ...at('closed', id), body: { file: textFile('a.txt') } });
  for (let count = 0; count < 5; count += 1) expect((await add()).status).toBe(200);
  expect((await add()).status).toBe(400);
  const [file] = (await server.call('member', meetings.assets, at('closed', id))).body.assets;
  const [member, outsider] = [
    await readerOf(server, await server.tokenOf('member')),
    await readerOf(server, await server.tokenOf('outsider')),
  ];
  const statuses = async (assetId: string) => [
    (await member.byToken(assetId)).status,
    (await outsider.byToken(assetId)).status,
  ];
  expect(await statuses(file!.id)).toEqual([200, 404]);
  const foreign = await seedFile(server, { ownerKind: 'meeting', ownerId: 'open' }, 'admin');
  const remove = (assetId: string) =>
    server.call('editor', meetings.removeAsset, { params: { id: 'closed', meetingId: id, assetId } });
  expect([(await remove(foreign)).status, (await remove(file!.id)).status]).toEqual([404, 200]);
  expect(await statuses(file!.id)).toEqual([404, 404]);
});

test('who it is for stays when a meeting is changed [COM-218]', async () => {
  const id = await seedMeeting(server, 'closed', { visible: 3, invited: ['member'] });
  const body = { ...validBody(meetings.edit), visible: 1 } as never;
  const { status, body: changed } = await server.call('editor', meetings.edit, { ...at('closed', id), body });
  expect([status, changed.visible, changed.name]).toEqual([200, 3, 'Journal club']);
});

describe('in calendars', () => {
  const feedOf = async (who: string) => new URL((await server.call(who, calendar.newFeed)).body.feed.url).pathname;
  const entryIn = async (path: string, id: string) => {
    const text = await (await server.fetch(path)).text();
    const entry = new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents('vevent')
      .find((one) => one.getFirstPropertyValue('uid') === `meeting-${id}@ota`);
    return (
      entry && {
        sequence: entry.getFirstPropertyValue('sequence'),
        status: entry.getFirstPropertyValue('status'),
        start: entry.getFirstPropertyValue('dtstart')?.toString(),
      }
    );
  };

  test('stands what one goes to: moved with a higher number, struck out once it is removed, gone with the answer', async () => {
    const startAt = new Date('2026-04-01T02:00:00Z');
    const [id, other] = [
      await seedMeeting(server, 'closed', { startAt, zone: 'Australia/Lord_Howe', going: ['member'] }),
      await seedMeeting(server, 'closed', { going: ['member'] }),
    ];
    const path = await feedOf('member');
    expect(await entryIn(path, id)).toEqual({ sequence: 0, status: 'CONFIRMED', start: '2026-04-01T13:00:00' });
    const body = { ...validBody(meetings.edit), startDate: '2198-07-01T02:30:00.000Z' } as never;
    await server.call('editor', meetings.edit, { ...at('closed', id), body });
    expect(await entryIn(path, id)).toEqual({ sequence: 1, status: 'CONFIRMED', start: '2198-07-01T13:00:00' });
    await server.call('member', meetings.addFavourite, at('closed', id));
    expect(await entryIn(path, id), 'what no calendar shows').toMatchObject({ sequence: 1 });
    const { calendarUrl } = (await server.call('member', meetings.byId, at('closed', id))).body;
    await server.call('editor', meetings.remove, at('closed', id));
    expect(await entryIn(path, id)).toMatchObject({ sequence: 2, status: 'CANCELLED' });
    expect(await (await server.fetch(calendarUrl)).text()).toMatch(/METHOD:CANCEL[^]*STATUS:CANCELLED/);
    await server.call('member', meetings.reply, { ...at('closed', other), body: { status: 2 } });
    expect(await entryIn(path, other)).toBeUndefined();
  });

  test('nothing is left for whoever is removed, blocked or no longer invited', async () => {
    const [open, byInvitation] = [
      await seedMeeting(server, 'closed', { going: ['member'] }),
      await seedMeeting(server, 'closed', { visible: 3, invited: ['member', 'moderator'] }),
    ];
    await server.call('member', meetings.reply, { ...at('closed', byInvitation), body: { status: 1 } });
    const path = await feedOf('member');
    const both = async () => [
      (await entryIn(path, open)) !== undefined,
      (await entryIn(path, byInvitation)) !== undefined,
    ];
    expect(await both()).toEqual([true, true]);
    await server.call('editor', meetings.removeMembers, {
      ...at('closed', byInvitation),
      body: { userIds: ['member'] },
    });
    expect(await both()).toEqual([true, false]);
    const mine = eq(memberships.personId, 'member');
    for (const status of ['Removed', 'Blocked'] as const) {
      await server.db.update(memberships).set({ status }).where(mine);
      expect(await both(), status).toEqual([false, false]);
    }
    await server.db.update(memberships).set({ status: 'Joined' }).where(mine);
    expect(await both()).toEqual([true, false]);
  });

  test('never stands the password', async () => {
    const id = await seedMeeting(server, 'open', { going: ['member'], number: '812 4410', password: 'flexor-secret' });
    const { calendarUrl } = (await server.call('member', meetings.byId, at('open', id))).body;
    const text = (await (await server.fetch(calendarUrl)).text()).replaceAll('\r\n ', '');
    expect(text).toContain('812 4410');
    expect(text).toContain(`https://portal.test/communities/open-alias/meetings/${id}`);
    expect(text).not.toContain('flexor-secret');
  });

  test('meetings around changes of clocks are the same moments in two programs and here', async () => {
    const zones = ['Australia/Sydney', 'Australia/Lord_Howe', 'Australia/Perth', 'Pacific/Auckland', 'Europe/London'];
    const changes = ['2026-04-04T15:30:00Z', '2026-04-04T16:15:00Z', '2026-10-03T15:45:00Z', '2026-10-25T00:45:00Z'];
    const wanted: { uid: string; start: string; end: string }[] = [];
    for (const zone of zones)
      for (const start of changes) {
        const startAt = new Date(start);
        const id = await seedMeeting(server, 'open', { startAt, zone, duration: 90, going: ['moderator'] });
        const end = new Date(startAt.getTime() + 1.5 * hour).toISOString();
        wanted.push({ uid: `meeting-${id}@ota`, start: startAt.toISOString(), end });
      }
    const text = await (await server.fetch(await feedOf('moderator'))).text();
    const ours = (list: typeof wanted) => list.filter(({ uid }) => wanted.some((one) => one.uid === uid));
    const sorted = wanted.toSorted((a, b) => (a.uid < b.uid ? -1 : 1));
    for (const read of [readByRules, readByNames])
      expect(isDeepStrictEqual(ours(read(text)), sorted), read.name).toBe(true);
  });
});
