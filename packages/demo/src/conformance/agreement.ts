import { contract, type Endpoint } from '@portal/api/contract';
import type { RawInput } from '@portal/api/testing/requests';
import { conformanceProfile } from './conformance-profile.ts';
import { createMock } from '../mock/index.ts';
import { daysAfter, periodAt, rulePacks } from '@portal/rules';
import type { ConformanceCase } from './conformance-cases.ts';
import { findSubjects, type Subjects } from './subjects.ts';
import { type Answerer, type ConformanceTarget, ask } from './target.ts';

interface Read {
  title: string;
  endpoint: Endpoint;
  input: RawInput;
}

/** Reads of the untouched demo world, each for several people: everyone must tell them the same. */
export function agreementCases({ world, joined, automatic, awaited }: Subjects): ConformanceCase[] {
  const { me, people, communities, joining, posts, comments, meetings, nextSteps } = contract;
  const inJoined = { params: { id: joined.id } };
  const answered = {
    params: {
      id:
        world.comments.find(
          ({ parentCommentId, postId }) => parentCommentId !== null && isIn(world.posts, postId, joined.id),
        )?.postId ?? '',
    },
  };
  const reads: Read[] = [
    { title: 'who I am', endpoint: me.current, input: {} },
    { title: 'what I may do', endpoint: me.permissions, input: {} },
    {
      title: 'somebody else',
      endpoint: people.byId,
      input: { params: { id: world.demoAccounts[1]?.personId ?? '' } },
    },
    { title: 'people by name', endpoint: people.search, input: { body: { keyword: 'ann ', pageSize: 20 } } },
    {
      title: 'people for a community',
      endpoint: people.search,
      input: { body: { keyword: 'ngu', communityId: joined.id, includeAdminUsers: false, sortBy: 'lastName' } },
    },
    {
      title: 'people by their ids',
      endpoint: people.batch,
      input: {
        body: { accountIds: world.people.slice(0, 40).map(({ id }) => id), filters: { contactTypes: ['Member'] } },
      },
    },
    { title: 'all communities', endpoint: communities.getList, input: { body: {} } },
    { title: 'my communities', endpoint: communities.getList, input: { body: { onlyJoined: true } } },
    { title: 'my favourites', endpoint: communities.getList, input: { body: { onlyFavorite: true } } },
    { title: 'communities by keyword', endpoint: communities.getList, input: { body: { keyword: 'PRACTICE' } } },
    {
      title: 'communities of a category',
      endpoint: communities.getList,
      input: { body: { categoryIds: joined.categoryIds } },
    },
    { title: 'my communities in the menu', endpoint: communities.preference, input: {} },
    { title: 'favourites', endpoint: communities.topFavorites, input: {} },
    { title: 'recommended communities', endpoint: communities.recommended, input: {} },
    {
      title: 'a community where joining is automatic',
      endpoint: communities.byAlias,
      input: { query: { alias: automatic.alias } },
    },
    { title: 'a private community', endpoint: communities.byAlias, input: { query: { alias: awaited.alias } } },
    { title: 'questions', endpoint: joining.questions, input: { params: { id: awaited.id } } },
    { title: 'members', endpoint: communities.members, input: { ...inJoined, query: { pageSize: 30 } } },
    { title: 'key members', endpoint: communities.members, input: { ...inJoined, query: { onlyKey: true } } },
    { title: 'members by name', endpoint: communities.members, input: { ...inJoined, query: { keyword: 'an' } } },
    { title: 'categories', endpoint: communities.categories, input: {} },
    { title: 'posts of a community', endpoint: posts.ofCommunity, input: inJoined },
    {
      title: 'the second page of posts',
      endpoint: posts.ofCommunity,
      input: { ...inJoined, query: { page: 2, pageSize: 10 } },
    },
    {
      title: 'the unanswered questions of a community',
      endpoint: posts.ofCommunity,
      input: { ...inJoined, query: { onlyUnanswered: true } },
    },
    { title: 'the feed', endpoint: posts.feed, input: {} },
    { title: 'saved posts', endpoint: posts.feed, input: { query: { includeOnlySaved: true } } },
    { title: 'all unanswered questions', endpoint: posts.feed, input: { query: { onlyUnanswered: true } } },
    { title: 'tags', endpoint: posts.tags, input: { query: { keyword: 'a' } } },
    {
      title: 'posts of an author',
      endpoint: posts.countOfAuthor,
      input: { params: { userId: world.demoAccounts[1]?.personId ?? '' } },
    },
    { title: 'a post', endpoint: posts.byId, input: answered },
    { title: 'comments', endpoint: comments.list, input: answered },
    { title: 'all meetings', endpoint: meetings.explore, input: { body: {} } },
    { title: 'my favourite meetings', endpoint: meetings.explore, input: { body: { onlyFavorite: true } } },
    { title: 'what meetings there are', endpoint: meetings.preference, input: {} },
    { title: 'meetings of a community', endpoint: meetings.ofCommunity, input: inJoined },
    { title: 'who likes a post', endpoint: posts.likes, input: answered },
    { title: 'what waits for me', endpoint: nextSteps.list, input: {} },
    { title: 'meetings of my home page', endpoint: meetings.dashboard, input: {} },
    ...eventReads(world),
    ...contentReads(),
  ];
  return reads.map(({ title, ...read }) => ({
    name: `everyone is told the same about ${title}`,
    async run(target: ConformanceTarget) {
      for (const account of world.demoAccounts)
        await expectAgreement(target, reference(account.personId, target), read, account);
    },
  }));
}

/**
 * Whether everyone is told the same about what waits for them thirty days before a period of CPD ends, when hours that are missing are among it. It takes an
 * untouched demo world of its own, since the clock is not turned back.
 */
export async function expectAgreementAtPeriodEnd(target: Answerer & Pick<ConformanceTarget, 'now' | 'passTime'>) {
  const read = { endpoint: contract.nextSteps.list, input: {} };
  const all = findSubjects().world.demoAccounts.map((account) => ({
    account,
    mock: reference(account.personId, target),
  }));
  // The world of a mock is laid around the moment at which it is first asked.
  for (const { account, mock } of all) await answerOf(mock, read, account.personId);
  const { lastDay } = periodAt(rulePacks['ot-board'], conformanceProfile.timeZone, target.now());
  target.passTime(Date.parse(daysAfter(lastDay, -30)) - target.now().getTime());
  const answers = [];
  for (const { account, mock } of all) answers.push(await expectAgreement(target, mock, read, account));
  if (!JSON.stringify(answers).includes('"finishCpd"')) throw new Error('Nobody is told of hours that are missing');
}

async function expectAgreement(
  target: Answerer,
  mock: Answerer,
  read: Pick<Read, 'endpoint' | 'input'>,
  { personId, purpose }: { personId: string; purpose: string },
): Promise<unknown> {
  const given = await answerOf(target, read, personId);
  const difference = firstDifference(given, await answerOf(mock, read, personId), 'reply');
  if (difference !== null) throw new Error(`${purpose} (${personId}): ${difference}`);
  return given;
}

function eventReads({ events: all }: Subjects['world']): Read[] {
  const { events, tickets, cart, cpd } = contract;
  const listed = (title: string, body: object) => ({
    title: `events ${title}`,
    endpoint: events.getList,
    input: { body },
  });
  const ofEvent = {
    params: { id: all.find(({ kind, status }) => kind === 'conference' && status === 'published')?.id ?? '' },
  };
  return [
    listed('of all times', { size: 40, page: 2 }),
    listed('to come', { isActiveEvent: true }),
    listed('that are over, the last first', { isActiveEvent: false, sortOrder: 'desc', page: 2, size: 10 }),
    listed('by word', { keyword: 'SPLINT' }),
    listed('of a kind', { typeId: 'webinar', listingId: 'cpd' }),
    listed('of no kind', { typeId: 'nothing' }),
    listed('without CPD', { listingId: 'events' }),
    listed('in two places', { locationId: ['perth', 'lord-howe'] }),
    listed('of a category', { categoryId: ['event-category-ageing'] }),
    listed('of tags', { tagId: ['tag-stroke', 'tag-pain'] }),
    listed('on a page without any', { page: 50 }),
    { title: 'kinds of events', endpoint: events.types, input: {} },
    { title: 'categories of events', endpoint: events.categories, input: {} },
    { title: 'presets of dates', endpoint: events.when, input: {} },
    { title: 'places of events', endpoint: events.locations, input: {} },
    { title: 'tags of events', endpoint: events.tags, input: { query: { keyword: 'a' } } },
    { title: 'an event', endpoint: events.byId, input: ofEvent },
    { title: 'attachments of an event', endpoint: events.attachments, input: ofEvent },
    { title: 'types of tickets', endpoint: tickets.ofEvent, input: ofEvent },
    { title: 'my tickets', endpoint: tickets.mine, input: ofEvent },
    { title: 'what people may not eat', endpoint: tickets.dietaryOptions, input: {} },
    { title: 'my favourite events', endpoint: events.favourites, input: { query: { size: 3 } } },
    { title: 'my cart', endpoint: cart.latest, input: {} },
    { title: 'my courses', endpoint: cpd.enrolments, input: { body: {} } },
    { title: 'what a CPD record offers', endpoint: cpd.options, input: {} },
    { title: 'events I attend', endpoint: events.upcoming, input: { body: {} } },
    { title: 'events I attended', endpoint: events.past, input: { body: {} } },
  ];
}

function contentReads(): Read[] {
  const { content } = contract;
  const searched = (title: string, endpoint: Endpoint, query: object) => ({
    title,
    endpoint,
    input: { body: { query: { limit: 100, meta: '*', ...query } } },
  });
  const news = (title: string, query: object) => searched(`news ${title}`, content.searchNews, query);
  const resources = (title: string, query: object) => searched(`resources ${title}`, content.searchResources, query);
  return [
    news('with their texts', { fields: ['*'] }),
    news('by word', {
      filter: { _or: [{ name: { _icontains: 'ndis' } }, { shortDescription: { _icontains: 'ndis' } }] },
    }),
    news('of a category', { filter: { categories: { id: { _eq: 'news-category-practice' } } }, sort: ['name'] }),
    news('on the second page', { limit: 8, page: 2 }),
    resources('by tags', { filter: { tags: { id: { _in: ['tag-ndis', 'tag-stroke'] } } } }),
    resources('with a PDF', { filter: { assets: { file: { type: { _eq: 'application/pdf' } } } }, sort: ['-name'] }),
    resources('without pictures', { filter: { assets: { _none: { image: { id: { _nnull: true } } } } } }),
    { title: 'a piece of news', endpoint: content.newsItem, input: { params: { id: 'news-006' } } },
    { title: 'a resource for a segment', endpoint: content.resource, input: { params: { id: 'resource-001' } } },
    { title: 'tags of news and resources', endpoint: content.tags, input: {} },
    { title: 'categories of news and resources', endpoint: content.categories, input: {} },
    { title: 'subcategories', endpoint: content.subcategories, input: {} },
    { title: 'pages', endpoint: content.pages, input: {} },
    { title: 'my favourite news', endpoint: content.favouriteNews, input: {} },
    { title: 'my favourite resources', endpoint: content.favouriteResources, input: {} },
  ];
}

function isIn(posts: Subjects['world']['posts'], postId: string, communityId: string): boolean {
  return posts.some(({ id, communityId: at, status }) => id === postId && at === communityId && status === 1);
}

/** By the same clock: what is due at the end of a period depends on the time of the year. */
function reference(as: string, { now }: Pick<ConformanceTarget, 'now'>): Answerer {
  return { fetch: createMock({ as, profile: conformanceProfile, clock: now }).fetch, tokenOf: async () => as };
}

async function answerOf(target: Answerer, read: Pick<Read, 'endpoint' | 'input'>, as: string): Promise<unknown> {
  const response = await ask(target, { ...read, as });
  const reply: unknown = await response.json();
  return response.ok ? comparable(reply) : { refused: response.status };
}

/** Addresses, moments, cursors and wording differ from one to the next; people, order, counts and rights do not. */
const differing =
  /Url$|^avatar$|^date_|^url$|^image$|Img$|DateTime$|Utc$|^path$|^uid$|At$|Date$|^nextCursor$|^latestActivity$|^json$|^by$/;

function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (differing.test(key) ? [] : [[key, comparable(inner)]])),
  );
}

function firstDifference(given: unknown, expected: unknown, path: string): string | null {
  if (JSON.stringify(given) === JSON.stringify(expected)) return null;
  if (typeof given !== 'object' || typeof expected !== 'object' || given === null || expected === null) {
    return `${path} is ${JSON.stringify(given)}, not ${JSON.stringify(expected)}`;
  }
  const [left, right] = [new Map(Object.entries(given)), new Map(Object.entries(expected))];
  for (const key of new Set([...left.keys(), ...right.keys()])) {
    const difference = firstDifference(left.get(key), right.get(key), `${path}.${key}`);
    if (difference !== null) return difference;
  }
  return null;
}
