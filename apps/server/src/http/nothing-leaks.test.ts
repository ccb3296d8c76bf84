import { contract, type Endpoint, liveStream } from '@portal/api/contract';
import { notificationTypes } from '@portal/rules';
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../create-app.ts';
import { activities, liveEvents, people, rateLimits } from '../db/schema/index.ts';
import { putFeed } from '../modules/calendar/calendar.writes.ts';
import { readerOf } from '../testing/files.ts';
import { seedMarkedContent } from '../testing/stored-content.ts';
import { markedIds, markedWords, mark, seedMarkedPlace, wordOf } from '../testing/stored-place.ts';
import { heardUntilRead, listenTo, type LiveListener } from '../testing/live-listener.ts';
import { bearer } from '../testing/logins.ts';
import { editAsRead } from '../testing/test-content.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { changesApart, requestsOf, unknownIn, waysIn } from '../testing/ways-in.ts';
import { allEndpoints, nameOf } from './bind.ts';

const { comments, engagement, notifications, polls, posts, previews } = contract;

/** Nobody is a stranger without a login; the outsider was never there; the others once were, and one asks to be let in again. */
const outside = ['nobody', 'outsider', 'blocked', 'removed', 'other', 'waiting'] as const;
const insider = 'moderator';
type Who = (typeof outside)[number] | typeof insider;

/** What is answered, by what was asked. */
type Answers = ReadonlyMap<string, string>;

/** Whose addresses a browser keeps. */
interface Login {
  headers: Record<string, string>;
  addresses: readonly string[];
}

/** Ways to read that are no calls of the contract, of which each login has its addresses; the stream is listened to below. */
const filePaths = ['/api/content/assets/:id', '/api/content/calendar/meeting/:id', '/api/calendar/:name'];
/** They tell of news, events, tickets, CPD, mails and the program itself. */
const pathsApart =
  /^(\/health|\/api\/(health|openapi|docs|dev\/outbox|content\/calendar\/:id|content\/documents|content\/feed|checkout|renewal|reminders|news\/unsubscribe|tickets\/pass|cpd|v1\/auth\/identity-provider)|\/verify|\/\.well-known|\/cpd\/status)\b/;

/** Calls that tell an insider nothing of their community: they are of the person and of the portal, or for those who look after all communities, and what is recommended is not joined yet. */
const callsApart = [
  'GET /api/admin/users',
  'GET /api/admin/users/{id}',
  'GET /api/admin/search/without-result',
  // Names of tags, which are of the whole portal.
  'GET /api/search/tags',
  // What the organisation publishes is of no community.
  'GET /api/content/items/category',
  'GET /api/content/items/category/{id}',
  'GET /api/content/items/category_mapping',
  'GET /api/content/items/files',
  'GET /api/content/items/page',
  'GET /api/content/items/segment',
  'GET /api/content/items/segment_mapping',
  'GET /api/content/items/subcategory',
  'GET /api/content/items/subcategory_mapping',
  'GET /api/content/items/tag',
  'GET /api/content/items/tag/{id}',
  'GET /api/content/items/tag_mapping',
  'GET /api/content/pages/{id}/preview',
  'GET /api/forms/links/renew-membership',
  'GET /api/forms/links/update-details',
  'GET /api/segment/all',
  'GET /api/v1/admin/community/members_and_blocked',
  'GET /api/user/allow-login-access',
  'GET /api/user/requirements',
  'GET /api/v1/account',
  'GET /api/v1/account/authenticator',
  'GET /api/v1/account/personal-data',
  'GET /api/v1/account/personal-data/copy',
  'GET /api/v1/account/passkeys',
  'GET /api/v1/account/identity-provider',
  'GET /api/v1/account/security-events',
  'GET /api/v1/account/sessions',
  'GET /api/v1/account/settings',
  'GET /api/v1/account/{id}/sessions',
  'GET /api/v1/admin/community',
  'GET /api/v1/admin/community/exists-by-alias',
  'GET /api/v1/admin/account/admin',
  'GET /api/v1/admin/announcements',
  'GET /api/v1/admin/community/category',
  'GET /api/v1/admin/community/global-tc',
  'GET /api/v1/admin/faq',
  'GET /api/v1/admin/insight',
  'GET /api/v1/admin/mails/failed',
  'GET /api/v1/admin/review-word',
  'GET /api/v1/announcements',
  // What was decided about what oneself wrote, and what one asks about it.
  'GET /api/v1/community/decision',
  'GET /api/v1/community/users/news-by-mail',
  'GET /api/v1/community/users/settings',
  'GET /api/v1/dashboard/recommended/community',
  // The order of what stands on one's own home page.
  'GET /api/dashboard/sections',
  'GET /api/v1/faq',
  'GET /api/v1/permission',
  'GET /api/value/dietaryrequirements',
];

/** It counts what people have done themselves, also where they are let in no more. */
const callOfOwn = 'GET /api/v1/account/personal-data/deletion';

/** Calls that tell everybody of a community that they may know of. */
const callsOnDoor = [
  'GET /api/v1/community/category',
  'GET /api/v1/community/{id}/join/question',
  'GET /api/v1/community/{id}/terms',
];

/** Calls that tell those who look after a community what it wants of whoever joins, which is known at its door too. */
const callsOfJoining = ['GET /api/v1/admin/community/{id}/agreement', 'GET /api/v1/admin/community/{id}/question'];

/** It tells who looks after a community that somebody asks to come in, as they do at its door. */
const callOfAsking = 'GET /api/dashboard/next-steps';

/** Changes of something that no access rule names: of a login or of one's own, made by an administrator, or asked below for what is kept. */
const changesOfNoObject = [
  'DELETE /api/v1/account/personal-data/deletion',
  'DELETE /api/v1/account/sessions/{id}',
  'DELETE /api/v1/account/{id}/sessions/{sessionId}',
  // Of the home page of whoever asks.
  'POST /api/dashboard/next-steps/put-away',
  'PUT /api/dashboard/sections',
  'POST /api/engagement/track',
  'POST /api/search/without-result',
  'POST /api/user/requirements',
  'POST /api/v1/account/authenticator',
  'POST /api/v1/account/authenticator/off',
  'POST /api/v1/account/change-password',
  'POST /api/v1/account/personal-data/copy',
  'POST /api/v1/account/personal-data/deletion',
  'POST /api/v1/account/email-confirmation',
  'POST /api/v1/account/identity-provider/unlink',
  'POST /api/v1/account/recovery-codes',
  'POST /api/v1/account/passkeys',
  'POST /api/v1/account/passkeys/confirm',
  'POST /api/v1/account/passkeys/options',
  'POST /api/v1/account/passkeys/{id}/remove',
  'PUT /api/v1/account/passkeys/{id}',
  'POST /api/v1/account/{id}/sign-out-everywhere',
  // Of the portal, by those who keep it.
  'PUT /api/admin/users/{id}/role',
  'POST /api/admin/users/{id}/disable',
  'POST /api/admin/users/{id}/enable',
  ...['POST', 'DELETE'].map((method) => `${method} /api/v1/admin/account/admin`),
  'POST /api/v1/admin/announcements',
  ...['PUT', 'DELETE'].map((method) => `${method} /api/v1/admin/announcements/{id}`),
  'POST /api/v1/admin/community/category',
  ...['PUT', 'DELETE'].map((method) => `${method} /api/v1/admin/community/category/{id}`),
  'PUT /api/v1/admin/community/global-tc',
  'POST /api/v1/admin/community/post/tag',
  ...['PUT', 'DELETE'].map((method) => `${method} /api/v1/admin/community/post/tag/{id}`),
  'POST /api/v1/admin/faq',
  ...['PUT', 'DELETE'].map((method) => `${method} /api/v1/admin/faq/{id}`),
  'PUT /api/v1/admin/faq/{id}/restore',
  'POST /api/v1/admin/community',
  'DELETE /api/v1/admin/review-word/{wordId}',
  'POST /api/v1/admin/mails/send-again',
  'POST /api/v1/admin/review-word',
  'POST /api/v1/community/decision/{decisionId}/appeal',
  'POST /api/v1/community/users/set-first-login',
  // Who dismisses an announcement hides it from themselves.
  'PUT /api/v1/announcements/{id}/cancelled',
  'PUT /api/v1/account/authenticator',
  'PUT /api/v1/account/settings',
  'PUT /api/v1/community/notification/all-set-as-read',
  'PUT /api/v1/community/notification/set-as-read',
  'PUT /api/v1/community/users/news-by-mail',
  'PUT /api/v1/community/users/notification-settings',
];

const files = [markedIds.file, markedIds.postFile, markedIds.meetingFile, markedIds.previewFile];

async function loginOf(server: TestServer, who: Who): Promise<Login> {
  const { assetSigner, feedSigner, clock } = server.deps;
  if (who === 'nobody') return { headers: {}, addresses: files.map((id) => `/api/content/assets/${id}`) };
  const { token, sessionId } = await readerOf(server, await server.tokenOf(who));
  const urls = assetSigner.urlsFor(sessionId, clock.now());
  const feedId = feedSigner.newId();
  await putFeed(server.db, who, feedId, clock.now());
  const signed = files.map((id) => urls.fileOf({ id, type: 'image/png' }));
  const bare = files.map((id) => `/api/content/assets/${id}`);
  return {
    headers: bearer(token),
    addresses: [
      ...signed,
      ...bare,
      urls.calendarOfMeeting(markedIds.meeting),
      `/api/calendar/${feedSigner.nameOf(feedId)}`,
    ],
  };
}

/** What those are told who know of a community: how it is found and joined. */
const wordsOnDoor = [
  ...['name', 'short', 'terms', 'question'].map(wordOf),
  ...[markedIds.community, markedIds.alias, markedIds.question, markedIds.cover],
];

/** Of a public one the first faces too, wherever its card stands. */
const wordsOfFaces = [...['person', 'family'].map(wordOf), markedIds.person];
const callsWithCard = [
  'GET /api/v1/community',
  'POST /api/v1/community/get-top-favorites',
  'GET /api/v1/community/preference',
  'GET /api/v1/community/{id}',
  'GET /api/v1/dashboard/recommended/community',
  'POST /api/v1/community/getlist',
];

describe.each([
  ['a private community that is hidden', { isPublic: false, isVisible: false }],
  ['a private community of which everybody may know', { isPublic: false, isVisible: true }],
  ['a public community', { isPublic: true, isVisible: true }],
])('%s', (_, kind) => {
  const { isPublic, isVisible } = kind;
  let server: TestServer;
  const [before, after, lapsed] = [new Map<Who, Answers>(), new Map<Who, Answers>(), new Map<Who, Answers>()];
  /** Whoever asks to be let in knows of the place. */
  const knows = (who: Who) => isVisible || who === 'waiting';

  beforeAll(async () => {
    server = await startTestServer();
    const everybody: readonly Who[] = [...outside, insider];
    const logins = await Promise.all(everybody.map((who) => loginOf(server, who)));
    const now = server.clock.now();
    const ask = async (answers: Map<Who, Answers>, asking: (who: Who) => boolean = () => true) => {
      for (const [at, who] of everybody.entries())
        if (asking(who))
          answers.set(who, await answersTo(server, who, logins[at] ?? { headers: {}, addresses: [] }, now));
    };
    await ask(before, (who) => !knows(who));
    await seedMarkedPlace(server, kind);
    await ask(before, knows);
    await seedMarkedContent(server);
    await ask(after);
    await server.db.update(people).set({ membershipLapsed: true }).where(eq(people.id, insider));
    await ask(lapsed, (who) => who === insider);
  });
  afterAll(() => server.close());

  test.each(outside)('answers %s as if nothing were there', (who) => {
    const changes = changesOf(who).filter(({ requestKey }) => callOf(requestKey) !== callOfOwn);
    const unexpected = isPublic
      ? changes.filter(({ requestKey }) => !callsWithCard.includes(callOf(requestKey)))
      : changes;
    expect(unexpected).toEqual([]);
    expect(before.get(who)?.size).toBeGreaterThan(100);
  });

  test.each(outside)('names nothing to %s of what is behind its door', (who) => {
    const allowed: readonly string[] = [...(knows(who) ? wordsOnDoor : []), ...(isPublic ? wordsOfFaces : [])];
    const mentions = [...(after.get(who)?.values() ?? [])].join(' ').match(new RegExp(`${mark}[a-z-]*`, 'g')) ?? [];
    expect([...new Set(mentions)].filter((word) => !allowed.includes(word))).toEqual([]);
  });

  test('is told of to a member whose membership has lapsed as to any other: that is no matter of a community', () => {
    const answers = lapsed.get(insider) ?? new Map<string, string>();
    const changed = [...answers].filter(([requestKey, answer]) => after.get(insider)?.get(requestKey) !== answer);
    expect(new Set(changed.map(([requestKey]) => callOf(requestKey)))).toEqual(new Set(['GET /api/v1/account']));
  });

  test('shows an insider each of its words, so that they would be found', () => {
    const read = [...(after.get(insider)?.values() ?? [])].join(' ');
    expect(markedWords.filter((word) => !read.includes(word))).toEqual([]);
  });

  test('is told of to an insider by each call that could tell of one', () => {
    const revealing = new Set(changesOf(insider).map(({ requestKey }) => callOf(requestKey)));
    const silent = waysIn().filter((endpoint) => endpoint.isRead && !revealing.has(nameOf(endpoint)));
    // What everybody may know of was there before, and so was the place for its insider.
    const expected = isVisible ? [...callsApart, ...callsOnDoor, ...callsOfJoining, callOfAsking] : callsApart;
    expect(silent.map(nameOf).toSorted()).toEqual(expected.toSorted());
  });

  test('is told of to nobody by what they record of it or mark as read', async () => {
    const rows = await server.db
      .select({ id: activities.id })
      .from(activities)
      // That a public community was opened is told to everybody.
      .where(
        and(
          eq(activities.communityId, markedIds.community),
          ne(activities.type, notificationTypes.newOpenCommunityCreated),
        ),
      );
    const activityIds = rows.map(({ id }) => String(id));
    expect(activityIds).not.toEqual([]);
    for (const who of outside) {
      const as = who === 'nobody' ? null : who;
      const track = (targetId: string) =>
        server.call(as, engagement.track, { body: { event: { kind: 'viewCommunity', targetId } } });
      const mark = (ids: string[]) => server.call(as, notifications.setAsRead, { body: { ids } });
      const answer = ({ status, body }: { status: number; body: unknown }) => ({ status, body });
      const nothing = answer(await track('nothing'));
      for (const id of [markedIds.community, markedIds.post, markedIds.file])
        expect(answer(await track(id)), who).toEqual(nothing);
      const none = answer(await mark(['999999999']));
      for (const id of activityIds.slice(0, 5)) expect(answer(await mark([id])), who).toEqual(none);
    }
  });

  test('is heard of on the stream by an insider, and by nobody else', async () => {
    // What each of them did there before.
    await server.db.delete(liveEvents);
    const listeners = await Promise.all(
      ([...outside, insider] as const).flatMap((who) =>
        who === 'nobody'
          ? []
          : [listenTo(server, who, { watched: [markedIds.post] }).then((stream) => ({ who, stream }))],
      ),
    );
    await changeAll(listeners.find(({ who }) => who === insider)?.stream);
    for (const { who, stream } of listeners) {
      // Everybody hears what they have read themselves.
      const heard = await heardUntilRead(server, stream, who);
      // The counts on the card of a community are for everybody who may know of it.
      const own = knows(who) ? ['hasNews', 'communities'] : ['hasNews'];
      const received = heard
        .flatMap((changes) => Object.entries(changes))
        .filter(([name, value]) => !own.includes(name) && value !== false && !isNothing(value));
      if (who === insider) {
        const lists = ['posts', 'polls', 'commentedPostIds', 'previewedPostIds'];
        for (const name of lists)
          expect(JSON.stringify(received.filter(([list]) => list === name)), name).toContain(markedIds.post);
      } else {
        expect(received, who).toEqual([]);
        const words =
          stream
            .received()
            .join(' ')
            .match(new RegExp(`${mark}[a-z-]*`, 'g')) ?? [];
        expect(words.filter((word) => !knows(who) || word !== markedIds.community)).toEqual([]);
      }
      if (!knows(who) && who !== insider) expect(heard, who).toHaveLength(1);
      await stream.stop();
    }
  });

  /** Somebody writes there, and an insider changes all that a stream tells of. */
  async function changeAll(ofInsider: LiveListener | undefined): Promise<void> {
    const onPost = { params: { postId: markedIds.post } };
    await server.call(markedIds.person, comments.writing, onPost);
    expect((await ofInsider?.next('writing'))?.data.postId).toBe(markedIds.post);
    await server.call(insider, polls.vote, {
      params: { id: markedIds.post },
      body: { optionIds: [`${markedIds.option}-2`] },
    });
    await server.call(insider, previews.removeFromPost, { params: { id: markedIds.post } });
    const body = { communityId: markedIds.community, title: mark, body: `<p>${mark}</p>` };
    await server.call(insider, posts.create, { body });
    await server.call(insider, comments.create, { ...onPost, body: { body: `<p>${mark}</p>` } });
    await editAsRead(server, insider, markedIds.post, { title: mark });
    await server.call(insider, posts.delete, { params: { id: `${markedIds.post}-pending` } });
  }

  /** What is answered otherwise since there is something. Everybody may know of a visible community that it is private. */
  function changesOf(who: Who): { requestKey: string; was: string | undefined; answer: string }[] {
    const heard = (answer = '') => (knows(who) && /^40[34] /.test(answer) ? 'refused' : answer);
    return [...(after.get(who) ?? [])]
      .map(([requestKey, answer]) => ({ requestKey: requestKey, was: before.get(who)?.get(requestKey), answer }))
      .filter(({ was, answer }) => heard(was) !== heard(answer));
  }
});

function callOf(requestKey: string): string {
  return requestKey.split('\n')[0] ?? '';
}

/** What everybody may do, or try to, who may know of a community: it changes what they are to it. */
const ofOneself: readonly string[] = ['see', 'join', 'answer', 'leave'];

/** Who may would change what is found next: an insider all, and everybody what they are to a community that they may know of. */
function mayChange(who: Who, { access }: Endpoint): boolean {
  return (
    who === insider || (access.rule === 'object' && access.area === 'communities' && ofOneself.includes(access.action))
  );
}

function isNothing(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** Everything that a person may ask for, at one moment. */
async function answersTo(server: TestServer, who: Who, login: Login, now: Date): Promise<Answers> {
  const answers = new Map<string, string>();
  const deps = { ...server.deps, clock: { now: () => now } };
  const app = createApp(deps);
  const ask = async (name: string, request: Request) => {
    const isJson = request.headers.get('content-type')?.includes('json') === true;
    const requestKey = `${name}\n${request.url}\n${isJson ? await request.clone().text() : ''}`;
    const response = await app.request(request);
    if (response.status === 429 || response.status >= 500) throw new Error(`${who} was answered ${response.status}`);
    answers.set(requestKey, `${response.status} ${JSON.stringify([...response.headers])} ${await response.text()}`);
  };
  await server.db.delete(rateLimits);
  for (const endpoint of waysIn()) {
    if (!endpoint.isRead && mayChange(who, endpoint)) continue;
    for (const request of requestsOf(endpoint, login.headers)) await ask(nameOf(endpoint), request);
  }
  for (const address of login.addresses) {
    const isBare = !address.includes('?');
    await ask('file', new Request(new URL(address, 'http://portal.test'), isBare ? { headers: login.headers } : {}));
  }
  return answers;
}

test('every way in is known: what is asked by it, or that it tells of no community', async () => {
  expect(waysIn().flatMap((endpoint) => unknownIn(endpoint).map((name) => `${nameOf(endpoint)}: ${name}`))).toEqual([]);
  const changes = changesApart().filter(({ path }) => !path.startsWith('/api/v1/auth/'));
  expect(changes.map(nameOf).toSorted()).toEqual(changesOfNoObject.toSorted());
  const server = await startTestServer();
  const called = new Set(allEndpoints().map(({ path }) => path.replaceAll(/\{(\w+)\}/g, ':$1')));
  const others = createApp(server.deps).routes.filter(({ method, path }) => method === 'GET' && !called.has(path));
  const ways = others.map(({ path }) => path).filter((path) => !pathsApart.test(path));
  expect(ways.toSorted()).toEqual([...filePaths, liveStream.path].toSorted());
  await server.close();
});
