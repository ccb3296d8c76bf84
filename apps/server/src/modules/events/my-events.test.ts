import { contract, type PortalEvent } from '@portal/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { events } = contract;
const member = 'p-001';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ database: 'world' });
});
afterAll(() => server.close());

const idsOf = ({ events: listed }: { events: PortalEvent[] }) => listed.map(({ id }) => id);

/** All of a list, two at a time. */
async function walked(call: typeof events.upcoming | typeof events.past): Promise<string[]> {
  const ids: string[] = [];
  let after: string | null | undefined;
  do {
    const { body } = await server.call(member, call, { body: { size: 2 }, query: after ? { after } : {} });
    ids.push(...idsOf(body));
    after = body.nextCursor;
  } while (after !== null);
  return ids;
}

test('what I attend comes from the next on, what I attended from the last on, and goes on where the last answer ended [EVT-256]', async () => {
  const upcoming = await server.call(member, events.upcoming, { body: { page: 1, size: 2000 } });
  const past = await server.call(member, events.past, { body: { page: 1, size: 2000 } });
  expect(upcoming.body.totalItems).toBe(upcoming.body.events.length);
  expect(upcoming.body.totalItems).toBeGreaterThan(2);
  const startsOf = (listed: PortalEvent[]) => listed.map(({ eventStartUtc }) => eventStartUtc);
  expect(startsOf(upcoming.body.events)).toEqual(startsOf(upcoming.body.events).toSorted());
  expect(startsOf(past.body.events)).toEqual(startsOf(past.body.events).toSorted().toReversed());
  for (const { userTicketId } of [...upcoming.body.events, ...past.body.events]) expect(userTicketId).not.toBeNull();
  expect(await walked(events.upcoming)).toEqual(idsOf(upcoming.body));
  expect(await walked(events.past)).toEqual(idsOf(past.body));
  const second = await server.call(member, events.upcoming, { body: { page: 2, size: 2 } });
  expect(idsOf(second.body)).toEqual(idsOf(upcoming.body).slice(2, 4));
});

test('a place in my list is nobody else’s, nor one of another order', async () => {
  const { body } = await server.call(member, events.past, { body: { size: 1 } });
  const query = { after: body.nextCursor ?? '' };
  expect((await server.call(member, events.past, { body: { size: 1 }, query })).status).toBe(200);
  expect((await server.call('p-002', events.past, { body: { size: 1 }, query })).status).toBe(400);
  expect((await server.call(member, events.upcoming, { body: { size: 1 }, query })).status).toBe(400);
});

test('my favourites go on where the last answer ended, each told to be one, in every list alike [EVT-258]', async () => {
  const all = await server.call(member, events.getList, { body: { size: 2000 } });
  const before = await server.call(member, events.favourites, { query: { size: 1000 } });
  const chosen = idsOf(all.body).filter((_, index) => index % 9 === 0);
  for (const id of chosen) await server.call(member, events.addFavourite, { params: { id } });
  const favouriteIds = new Set([...chosen, ...idsOf(before.body)]);
  const newestFirst = idsOf(all.body).toReversed();
  const walked: string[] = [];
  let after: string | null | undefined;
  do {
    const { body } = await server.call(member, events.favourites, { query: { size: 4, ...(after && { after }) } });
    expect(body.totalItems).toBe(favouriteIds.size);
    walked.push(...idsOf(body));
    after = body.nextCursor;
  } while (after !== null);
  expect(walked).toEqual(newestFirst.filter((id) => favouriteIds.has(id)));
  const listed = (await server.call(member, events.getList, { body: { size: 2000 } })).body.events;
  expect(listed.filter(({ isFavorite }) => isFavorite).map(({ id }) => id)).toEqual(walked.toReversed());
  const others = (await server.call('p-002', events.getList, { body: { size: 2000 } })).body.events;
  expect(others.filter(({ isFavorite }) => isFavorite).map(({ id }) => id)).not.toEqual(walked.toReversed());
});

test('I find among my events by a word, in either order, over or not [EVT-257]', async () => {
  const all = await server.call(member, events.mine, { body: { size: 2000 } });
  const [first] = all.body.events;
  const word = first?.title.split(' ')[0] ?? '';
  const found = await server.call(member, events.mine, { body: { size: 2000, keyword: word } });
  expect(idsOf(found.body)).toContain(first?.id);
  expect(found.body.totalItems).toBe(
    all.body.events.filter(({ title, shortDesc }) => `${title} ${shortDesc}`.toLowerCase().includes(word.toLowerCase()))
      .length,
  );
  const backwards = await server.call(member, events.mine, { body: { size: 2000, sortOrder: 'desc' } });
  expect(idsOf(backwards.body)).toEqual(idsOf(all.body).toReversed());
  const over = await server.call(member, events.mine, { body: { size: 2000, isActiveEvent: false } });
  const past = await server.call(member, events.past, { body: { size: 2000 } });
  expect(idsOf(over.body)).toEqual(idsOf(past.body).toReversed());
  const none = await server.call(member, events.mine, { body: { keyword: 'underwater basket weaving' } });
  expect(none.body).toEqual({ events: [], totalItems: 0, nextCursor: null });
});

test('an event of a list tells what a card shows of it, and is one for CPD where it has CPD details [EVT-090] [EVT-091]', async () => {
  const { body } = await server.call(member, events.getList, { body: { size: 2000 } });
  const fields =
    'id title type shortDesc startDateTime startTimeZone endDateTime endTimeZone eventStartUtc eventEndUtc featureImg listingImg address cpdDetails isSingleClickRegistration singleClickTicketPriceId userTicketId';
  for (const event of body.events) expect(Object.keys(event)).toEqual(expect.arrayContaining(fields.split(' ')));
  const forCpd = idsOf((await server.call(member, events.getList, { body: { size: 2000, listingId: 'cpd' } })).body);
  expect(forCpd.length).toBeGreaterThan(0);
  expect(body.events.filter(({ cpdDetails }) => cpdDetails !== null).map(({ id }) => id)).toEqual(forCpd);
});

test('a place to filter by is a value and its label [EVT-052]', async () => {
  const { body } = await server.call(member, events.locations, {});
  expect(body.length).toBeGreaterThan(3);
  for (const place of body) expect(place).toEqual({ value: expect.any(String), label: expect.any(String) });
});
