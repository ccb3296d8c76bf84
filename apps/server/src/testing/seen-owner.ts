import { contract, type Endpoint } from '@portal/api/contract';
import { type Audience, type PrivacyChoices, type PrivacyViewer, stranger } from '@portal/rules';
import { eq } from 'drizzle-orm';
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
import { nameOf } from '../http/bind.ts';
import { readerOf, seedFile } from './files.ts';
import { seedMarkedContent } from './stored-content.ts';
import { markedIds, mark, seedMarkedPlace } from './stored-place.ts';
import { bearer } from './logins.ts';
import { requestOf } from './request.ts';
import type { TestServer } from './test-server.ts';
import { validBody } from './valid-body.ts';
import { requestsOf, waysIn } from './ways-in.ts';

/** Stands in nothing but what the owner says of themself. */
export const begins = 'wrenhide';
const days = { dateOfBirth: '1917-03-04', graduationDate: '1938-11-12' };
export const valueOf = (field: string) =>
  new Map(Object.entries(days)).get(field) ?? `${begins}-${field.toLowerCase()}`;

/** Who asks about the owner, and how the rule knows them. */
export const viewers = {
  /** They write in the same community, and moderate it. */
  moderator: { ...stranger, isMember: true, isConnected: true },
  /** They share nothing with the owner, but bring people in elsewhere, so that they may look up everybody. */
  outsider: { ...stranger, isMember: true },
  client: stranger,
  admin: { ...stranger, isMember: true, isStaff: true },
  [markedIds.person]: { ...stranger, isMember: true, isOneself: true },
} satisfies Record<string, PrivacyViewer>;
export type Who = keyof typeof viewers;
export const everybody = Object.keys(viewers) as Who[]; // The keys of a constant.

export function allTo(audience: Audience): PrivacyChoices {
  return { photo: audience, pronoun: audience, workplace: audience, state: audience, email: audience };
}

/** By what was asked, what was answered. */
export type Answers = ReadonlyMap<string, string>;

/** Somebody who says all of themself that can be said, and stands wherever others read of people. */
export async function seedOwner(server: TestServer): Promise<void> {
  const { db } = server;
  const at = server.clock.now();
  await seedMarkedPlace(server, { isPublic: true, isVisible: true });
  await seedMarkedContent(server);
  await db
    .update(people)
    .set({
      ...{ pronoun: valueOf('pronoun'), organisationName: valueOf('workplace'), homeState: valueOf('state') },
      ...{ email: `${valueOf('email')}@example.org`, mobile: valueOf('mobile'), suburb: valueOf('suburb') },
      memberNum: valueOf('memberNum'),
    })
    .where(eq(people.id, markedIds.person));
  const ownFields = ['title', 'middleName', 'preferredName', 'gender', 'address', 'postCode', 'country'] as const;
  const postal = ['postalAddress', 'postalSuburb', 'postalState', 'postalPostCode', 'postalCountry'] as const;
  const details = Object.fromEntries([...ownFields, ...postal].map((field) => [field, valueOf(field)]));
  await db.insert(personDetails).values({ ...details, ...days, personId: markedIds.person, version: 1, updatedAt: at });
  await db.insert(firstTimes).values({
    ...{ personId: markedIds.person, firstNations: '', admissionStates: [], bodies: [] },
    ...{ landline: valueOf('landline'), contactPreference: '', address2: '', finishedAt: at },
  });
  await seedFile(server, { ownerKind: 'avatar', ownerId: markedIds.person }, 'moderator', valueOf('photo'));
  for (const table of [postLikes, postViews])
    await db.insert(table).values({ postId: markedIds.post, personId: markedIds.person, at });
  await db
    .insert(eventPresenters)
    .values({ eventId: 'open', position: 0, name: `${mark} presenter`, personId: markedIds.person });
  await db.insert(tickets).values({
    ...{ id: `${mark}-ticket`, number: 'QUILL', eventId: 'open', ticketTypeId: 'free', personId: markedIds.person },
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
  const id = endpoint === contract.directory.member ? markedIds.person : 'open';
  const params = Object.fromEntries(names.map((name) => [name, id]));
  const body = endpoint.body === undefined ? {} : { body: validBody(endpoint) };
  const queries = endpoint === contract.account.profileAs ? [{ as: 'member' }, { as: 'connection' }] : [{}];
  // The types of a call are not known where all calls are walked.
  return queries.map((query) => requestOf(endpoint, { params, query, ...body } as never, headers));
}

/** The names of the calls whose answers speak of the owner, whatever they tell of them. */
export function speaking(answers: Answers): ReadonlySet<string> {
  const signs = [begins, markedIds.person, ...Object.values(days)];
  const found = [...answers].filter(([, answer]) => signs.some((sign) => answer.includes(sign)));
  return new Set(found.map(([requestKey]) => requestKey.split('\n')[0] ?? ''));
}

/** All that somebody is answered at one moment, or what calls of these names answer. */
export async function answersTo(server: TestServer, who: Who, names?: ReadonlySet<string>): Promise<Answers> {
  const answers = new Map<string, string>();
  const now = server.clock.now();
  const app = createApp({ ...server.deps, clock: { now: () => now } });
  await server.db.delete(rateLimits);
  const { token, sessionId } = await readerOf(server, await server.tokenOf(who));
  const urls = server.deps.assetSigner.urlsFor(sessionId, now);
  const calendars = [urls.calendarOfMeeting(markedIds.meeting), urls.calendarOf('open')].map((address) => ({
    name: 'calendar file',
    request: new Request(new URL(address, 'http://portal.test')),
  }));
  const wanted = [...requests(bearer(token)), ...calendars].filter(({ name }) => names?.has(name) ?? true);
  for (const { name, request } of wanted) {
    const isJson = request.headers.get('content-type')?.includes('json') === true;
    const requestKey = `${name}\n${request.url}\n${isJson ? await request.clone().text() : ''}`;
    const response = await app.request(request);
    if (response.status === 429 || response.status >= 500)
      throw new Error(`${requestKey} was answered ${response.status}`);
    answers.set(requestKey, `${response.status} ${JSON.stringify([...response.headers])} ${await response.text()}`);
  }
  return answers;
}
