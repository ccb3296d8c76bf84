import { contract, type Endpoint } from '@portal/api/contract';
import {
  audiences,
  type Audience,
  numberFields,
  type PrivacyChoices,
  type PrivacyViewer,
  privateFields,
  stranger,
  untoldFields,
  visibleTo,
} from '@portal/api/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../create-app.ts';
import {
  eventPresenters,
  firstTimes,
  memberships,
  people,
  personDetails,
  postLikes,
  postViews,
  rateLimits,
  tickets,
} from '../db/schema/index.ts';
import { readerOf, seedFile } from '../testing/files.ts';
import { seedKeptContent } from '../testing/kept-content.ts';
import { kept, mark, seedKeptPlace } from '../testing/kept-place.ts';
import { bearer } from '../testing/logins.ts';
import { requestOf } from '../testing/request.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { validBody } from '../testing/valid-body.ts';
import { requestsOf, waysIn } from '../testing/ways-in.ts';
import { nameOf } from './bind.ts';

/** Stands in nothing but what the owner says of themself. */
const begins = 'wrenhide';
const days = { dateOfBirth: '1917-03-04', graduationDate: '1938-11-12' };
const valueOf = (field: string) => new Map(Object.entries(days)).get(field) ?? `${begins}-${field.toLowerCase()}`;

/** Who asks about the owner, and how the rule knows them. */
const viewers = {
  /** They write in the same community, and moderate it. */
  moderator: { ...stranger, isMember: true, isConnected: true },
  /** They share nothing with the owner, but bring people in elsewhere, so that they may look up everybody. */
  outsider: { ...stranger, isMember: true },
  client: stranger,
  admin: { ...stranger, isMember: true, isStaff: true },
  [kept.person]: { ...stranger, isMember: true, isOneself: true },
} satisfies Record<string, PrivacyViewer>;
type Who = keyof typeof viewers;
const everybody = Object.keys(viewers) as Who[]; // The keys of a constant.

function allTo(audience: Audience): PrivacyChoices {
  return { photo: audience, pronoun: audience, workplace: audience, state: audience, email: audience };
}

/** By what was asked, what was answered. */
type Answers = ReadonlyMap<string, string>;

/** Ways that must tell of the owner where they hide nothing, so that the walk is known to reach them. */
const ways: Readonly<Record<Exclude<Who, 'client'>, readonly Endpoint[]>> = {
  moderator: [
    contract.people.byId,
    contract.people.search,
    contract.people.batch,
    contract.communities.members,
    contract.communities.byId,
    contract.posts.byId,
    contract.posts.likes,
    contract.posts.views,
    contract.comments.list,
    contract.notifications.list,
    contract.search.inCommunity,
    contract.membership.list,
    contract.moderation.posts,
    contract.events.byId,
    contract.directory.member,
  ],
  outsider: [
    contract.directory.member,
    contract.people.byId,
    contract.people.batch,
    contract.communities.byId,
    contract.events.byId,
  ],
  admin: [
    contract.people.byId,
    contract.attendance.attendees,
    contract.attendance.exportCsv,
    contract.directory.exportMembers,
  ],
  [kept.person]: [
    contract.account.details,
    contract.account.profileAs,
    contract.directory.profile,
    contract.me.current,
  ],
};

describe('what a person hides', () => {
  let server: TestServer;
  const answers = new Map<Audience, Map<Who, Answers>>();

  beforeAll(async () => {
    server = await startTestServer();
    await seedOwner(server);
    for (const audience of audiences) {
      await server.db
        .update(people)
        .set({ privacy: allTo(audience) })
        .where(eq(people.id, kept.person));
      const told = new Map<Who, Answers>();
      for (const who of everybody) told.set(who, await answersTo(server, who));
      answers.set(audience, told);
    }
  });
  afterAll(() => server.close());

  const saidTo = (audience: Audience, who: Who) => answers.get(audience)?.get(who) ?? new Map<string, string>();
  const telling = (audience: Audience, who: Who, field: string) =>
    [...saidTo(audience, who)].filter(([, answer]) => answer.includes(valueOf(field))).map(([asked]) => asked);
  const cells = audiences.flatMap((audience) => everybody.map((who) => ({ audience, who })));

  test.each(cells)('from all but $audience is in no reply to $who, and all else is in one', ({ audience, who }) => {
    expect(saidTo(audience, who).size).toBeGreaterThan(100);
    const all = { photo: 'a', pronoun: 'a', workplace: 'a', state: 'a', email: 'a' };
    const told = visibleTo(all, allTo(audience), viewers[who]);
    for (const field of privateFields) {
      const found = telling(audience, who, field);
      if (told[field] === null) expect(found, field).toEqual([]);
      // The state stands in lists of members alone, which not everybody may read.
      else if (field !== 'state' || who === 'moderator') expect(found, field).not.toEqual([]);
    }
  });

  test.each(cells.filter(({ who }) => who !== kept.person && who !== 'admin'))(
    'has nothing of what no member is told, whatever the owner shows: $who where they show to $audience',
    ({ audience, who }) => {
      // They have never said what the directory tells.
      const untold = [...untoldFields, ...numberFields];
      expect(untold.flatMap((field) => telling(audience, who, field))).toEqual([]);
    },
  );

  test.each(Object.entries(ways))('is looked for in every way that tells %s of somebody', (who, expected) => {
    const asked = [...saidTo('everyone', who as Who)].filter(([, answer]) => answer.includes(`${begins}-`));
    const told = new Set(asked.map(([name]) => name.split('\n')[0]));
    expect(expected.map(nameOf).filter((name) => !told.has(name))).toEqual([]);
  });

  const openings = 'of a photo opens by its address as its audience has it: $who, $audience';
  test.each(cells)(openings, async ({ audience, who }) => {
    const { photo } = visibleTo({ photo: 'a' }, { photo: audience }, viewers[who]);
    await server.db
      .update(people)
      .set({ privacy: { photo: audience } })
      .where(eq(people.id, kept.person));
    const headers = bearer(await server.tokenOf(who));
    const { status } = await server.fetch(`/api/content/assets/${valueOf('photo')}`, { headers });
    expect(status).toBe(photo === null ? 404 : 200);
  });
});

/** Somebody who says all of themself that can be said, and stands wherever others read of people. */
async function seedOwner(server: TestServer): Promise<void> {
  const { db } = server;
  const at = server.clock.now();
  await seedKeptPlace(server, { isPublic: true, isVisible: true });
  await seedKeptContent(server);
  await db
    .update(people)
    .set({
      ...{ pronoun: valueOf('pronoun'), organisationName: valueOf('workplace'), homeState: valueOf('state') },
      ...{ email: `${valueOf('email')}@example.org`, mobile: valueOf('mobile'), suburb: valueOf('suburb') },
      memberNum: valueOf('memberNum'),
    })
    .where(eq(people.id, kept.person));
  const said = ['title', 'middleName', 'preferredName', 'gender', 'address', 'postCode', 'country'] as const;
  const postal = ['postalAddress', 'postalSuburb', 'postalState', 'postalPostCode', 'postalCountry'] as const;
  const details = Object.fromEntries([...said, ...postal].map((field) => [field, valueOf(field)]));
  await db.insert(personDetails).values({ ...details, ...days, personId: kept.person, version: 1, updatedAt: at });
  await db.insert(firstTimes).values({
    ...{ personId: kept.person, postNominals: [], firstNations: '', admissionStates: [], bodies: [] },
    ...{ landline: valueOf('landline'), contactPreference: '', address2: '', finishedAt: at },
  });
  await seedFile(server, { ownerKind: 'avatar', ownerId: kept.person }, 'moderator', valueOf('photo'));
  for (const table of [postLikes, postViews])
    await db.insert(table).values({ postId: kept.post, personId: kept.person, at });
  await db
    .insert(eventPresenters)
    .values({ eventId: 'open', position: 0, name: `${mark} presenter`, personId: kept.person });
  await db.insert(tickets).values({
    ...{ id: `${mark}-ticket`, number: 'QUILL', eventId: 'open', ticketTypeId: 'free', personId: kept.person },
    ...{ status: 'Active' as const, amountCents: 0, createdAt: at, updatedAt: at },
  });
  // Whoever moderates a community may look up everybody.
  const moderates = { communityId: 'elsewhere', role: 'Moderator' as const, status: 'Joined' as const };
  await db.insert(memberships).values([
    { ...moderates, personId: 'outsider', joinedAt: at, updatedAt: at },
    { ...moderates, personId: 'client', joinedAt: at, updatedAt: at },
  ]);
}

/** Every call that reads, asked by every id and word that it takes: about the kept place, and elsewhere about what is called `open`. */
function requests(headers: Record<string, string>): { name: string; request: Request }[] {
  const near = new Set(waysIn());
  const reading = Object.values(contract)
    .flatMap((area): Endpoint[] => Object.values(area))
    .filter(({ isRead }) => isRead);
  return reading.flatMap((endpoint) => {
    const found = near.has(endpoint) ? requestsOf(endpoint, headers) : elsewhere(endpoint, headers);
    return found.map((request) => ({ name: nameOf(endpoint), request }));
  });
}

function elsewhere(endpoint: Endpoint, headers: Record<string, string>): Request[] {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const id = endpoint === contract.directory.member ? kept.person : 'open';
  const params = Object.fromEntries(names.map((name) => [name, id]));
  const body = endpoint.body === undefined ? {} : { body: validBody(endpoint) };
  const queries = endpoint === contract.account.profileAs ? [{ as: 'member' }, { as: 'connection' }] : [{}];
  // The types of a call are not known where all calls are walked.
  return queries.map((query) => requestOf(endpoint, { params, query, ...body } as never, headers));
}

/** All that somebody is answered at one moment. */
async function answersTo(server: TestServer, who: Who): Promise<Answers> {
  const told = new Map<string, string>();
  const now = server.clock.now();
  const app = createApp({ ...server.deps, clock: { now: () => now } });
  await server.db.delete(rateLimits);
  const { token, sessionId } = await readerOf(server, await server.tokenOf(who));
  const urls = server.deps.assetSigner.urlsFor(sessionId, now);
  const calendars = [urls.calendarOfMeeting(kept.meeting), urls.calendarOf('open')].map((address) => ({
    name: 'calendar file',
    request: new Request(new URL(address, 'http://portal.test')),
  }));
  for (const { name, request } of [...requests(bearer(token)), ...calendars]) {
    const isJson = request.headers.get('content-type')?.includes('json') === true;
    const asked = `${name}\n${request.url}\n${isJson ? await request.clone().text() : ''}`;
    const response = await app.request(request);
    if (response.status === 429 || response.status >= 500) throw new Error(`${asked} was answered ${response.status}`);
    told.set(asked, `${response.status} ${JSON.stringify([...response.headers])} ${await response.text()}`);
  }
  return told;
}
