import { contract } from '@portal/api/contract';
import { belowSummary, defaultPrivacyFlags, type FoundThingKind, foundThingKinds, readText } from '@portal/rules';
import { profiles } from '@portal/profiles';
import { and, eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../../create-app.ts';
import {
  communities,
  contentItems,
  contentItemTags,
  events,
  memberships,
  people,
  posts,
  searchEntries,
  searchMisses,
  tags,
} from '../../db/schema/index.ts';
import { hiddenContent } from '../../testing/hidden-content.ts';
import { emptyLibrary, startLibraryServer } from '../../testing/library-server.ts';
import { bearer } from '../../testing/logins.ts';
import { planIn, sentBy } from '../../testing/statements.ts';
import { seedContentItem } from '../../testing/test-content-items.ts';
import { writeComment, writePost } from '../../testing/test-content.ts';
import type { TestPersonName } from '../../testing/test-people.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { forgetMissed } from './missed.writes.ts';

const { search } = contract;
const day = 86_400_000;

let server: TestServer;
beforeAll(async () => {
  server = await startLibraryServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  // A test that is tried again looks for the same words.
  await emptyLibrary(server);
  await server.db.delete(events).where(like(events.id, 'found-%'));
  await server.db.delete(posts);
  await server.db.delete(searchMisses);
});

const find = (
  who: TestPersonName,
  keyword: string,
  more: { kind?: FoundThingKind; page?: number; pageSize?: number } = {},
) => server.call(who, search.everywhere, { query: { keyword, ...more } });

async function foundOf(kind: FoundThingKind, who: TestPersonName, keyword: string) {
  const { body } = await find(who, keyword, { kind });
  return { isSimilar: body.isSimilar, ...body.sections[0] };
}
const idsOf = async (kind: FoundThingKind, who: TestPersonName, keyword: string) =>
  (await foundOf(kind, who, keyword)).hits?.map(({ id }) => id);
const textOf = (pieces: { text: string }[] = []) => pieces.map(({ text }) => text).join('');
const marksIn = (pieces: { text: string; isMatch: boolean }[] = []) =>
  pieces.filter(({ isMatch }) => isMatch).map(({ text }) => text);

let count = 0;
/** A published event of a name of its own. */
async function seedEvent(given: Partial<typeof events.$inferInsert>): Promise<string> {
  const id = `found-${(count += 1)}`;
  const [open] = await server.db.select().from(events).where(eq(events.id, 'open'));
  await server.db.insert(events).values({ ...open!, id, singleClickTicketTypeId: null, ...given });
  return id;
}

describe('what is found', () => {
  test('is of every kind, each in a section of its own with how many there are', async () => {
    const [news, resource] = [
      await seedContentItem(server, { name: 'Bilby news' }),
      await seedContentItem(server, { kind: 'resource', contentHtml: '<p>All about the bilby</p>' }),
    ];
    const event = await seedEvent({ title: 'Bilby day' });
    const post = await writePost(server, 'member', 'open', { title: 'A bilby' });
    const { body } = await find('member', 'bilbies');
    expect(body.isSimilar).toBe(false);
    expect(
      body.sections.map(({ kind, totalItemCount, hits }) => [kind, totalItemCount, hits.map(({ id }) => id)]),
    ).toEqual([
      ['news', 1, [news]],
      ['resource', 1, [resource]],
      ['event', 1, [event]],
      ['post', 1, [post]],
      ['community', 0, []],
      ['person', 0, []],
    ]);
  });

  test('comes by where the words stand: in the name, in what is said in short or carried, in the text', async () => {
    const named = { name: 'Numbat' };
    await server.db
      .insert(tags)
      .values({ id: 'numbat', ...named })
      .onConflictDoUpdate({ target: tags.id, set: named });
    const inText = await seedContentItem(server, { contentHtml: '<p>A numbat</p>' });
    const inShort = await seedContentItem(server, { shortDescription: 'The numbat' });
    const inName = await seedContentItem(server, { name: 'Numbat' });
    expect(await idsOf('news', 'member', 'numbat')).toEqual([inName, inShort, inText]);
    const tagged = await seedContentItem(server, { kind: 'resource' });
    expect(await idsOf('resource', 'member', 'numbat')).toEqual([]);
    await server.db.insert(contentItemTags).values({ itemId: tagged, tagId: 'numbat' });
    expect(await idsOf('resource', 'member', 'numbat')).toEqual([tagged]);
    await server.db.update(tags).set({ name: 'Quoll' }).where(eq(tags.id, 'numbat'));
    expect(await idsOf('resource', 'member', 'quoll')).toEqual([tagged]);
    await server.db.delete(contentItemTags).where(eq(contentItemTags.itemId, tagged));
    expect(await idsOf('resource', 'member', 'quoll')).toEqual([]);
  });

  test('shows a summary once where the text begins with it', async () => {
    const texts = [
      ['The wombat digs.', '<p>The <b>wombat</b> digs. It sleeps.</p>'],
      ['The wombat di …', '<p>The wombat digs. It sleeps.</p>'],
      ['On wombats.', '<p>The wombat digs. It sleeps.</p>'],
      ['', '<p>The wombat digs. It sleeps.</p>'],
      ['The wombat digs. It sleeps.', '<h2>The <b>wombat</b> digs.</h2><p>It sleeps.</p>'],
    ] as const;
    for (const [shortDescription, contentHtml] of texts) {
      const id = await seedContentItem(server, { shortDescription, contentHtml });
      const { hits = [] } = await foundOf('news', 'member', 'wombat');
      const marks = marksIn(hits.find((hit) => hit.id === id)?.excerpt);
      const whole = belowSummary(shortDescription, readText(contentHtml));
      expect([shortDescription, marks.length]).toEqual([shortDescription, whole.match(/wombat/g)?.length]);
    }
  });

  test('is of today before what is long ago, where the words say as much of both', async () => {
    const old = await seedContentItem(server, {
      name: 'Dugong',
      publishFrom: new Date(server.clock.now().getTime() - 900 * day),
    });
    const fresh = await seedContentItem(server, { name: 'Dugong', publishFrom: server.clock.now() });
    expect(await idsOf('news', 'member', 'dugong')).toEqual([fresh, old]);
  });

  test('is found by the beginning of its last word, in other forms, without case and accents, and mistyped', async () => {
    const id = await seedContentItem(server, { name: 'Wobbegongs in cafés' });
    for (const keyword of ['wobbeg', 'WOBBEGONG', 'cafe wobbegong', 'café'])
      expect([keyword, await foundOf('news', 'member', keyword)]).toMatchObject([
        keyword,
        { isSimilar: false, hits: [{ id }] },
      ]);
    expect(await foundOf('news', 'member', 'wobegong')).toMatchObject({ isSimilar: true, hits: [{ id }] });
    expect(await foundOf('news', 'member', '"wobegong"')).toMatchObject({ isSimilar: false, hits: [] });
  });

  test('is found by what the organisation calls the same', async () => {
    const id = await seedContentItem(server, { name: 'Occupational therapy at home' });
    expect(await idsOf('news', 'member', 'OT home')).toEqual([id]);
    const { synonyms: _, ...plain } = profiles.ota;
    const without = createApp({ ...server.deps, profile: plain });
    const headers = bearer(await server.tokenOf('member'));
    const answer = await without.request('/api/search?keyword=OT+home&kind=news', { headers });
    expect(await answer.json()).toMatchObject({ sections: [{ hits: [] }] });
  });

  test('shows the place where the words stand, as plain text, with the words marked', async () => {
    const long = '<p>Before &lt;b&gt;</p>'.repeat(60);
    await seedContentItem(server, {
      name: 'The <i>quokka</i>',
      contentHtml: `${long}<p>A quokka \uE000here</p>${long}`,
    });
    const { hits } = await foundOf('news', 'member', 'quokka');
    expect([textOf(hits?.[0]?.title), marksIn(hits?.[0]?.title)]).toEqual(['The <i>quokka</i>', ['quokka']]);
    expect(marksIn(hits?.[0]?.excerpt)).toEqual(['quokka']);
    expect(textOf(hits?.[0]?.excerpt)).not.toContain('\uE000');
  });

  test('says by an ellipsis that the place is within the text', async () => {
    const rest = 'words of a text '.repeat(30);
    const [within, first] = [
      await seedContentItem(server, { shortDescription: '', contentHtml: `<p>${rest}bandicoot ${rest}</p>` }),
      await seedContentItem(server, { shortDescription: 'Bandicoot', contentHtml: `<p>${rest}</p>` }),
    ];
    const { hits = [] } = await foundOf('news', 'member', 'bandicoot');
    const excerptOf = (id: string) => textOf(hits.find((hit) => hit.id === id)?.excerpt);
    expect(excerptOf(within)).toMatch(/^… \w+ .*bandicoot/);
    expect(excerptOf(first)).toMatch(/^Bandicoot · words/);
  });

  test('keeps headings, paragraphs and items of lists apart, as the demo does', async () => {
    const contentHtml =
      '<h2>Bettongs</h2>\n<p></p><p>They <b>dig</b> for food.</p><ul><li><p>Truffles</p></li><li>Seeds<br></li></ul>';
    await seedContentItem(server, { shortDescription: '', contentHtml });
    const { hits } = await foundOf('news', 'member', 'bettong');
    const apart = 'Bettongs · They dig for food. · Truffles · Seeds';
    expect([textOf(hits?.[0]?.excerpt), readText(contentHtml)]).toEqual([apart, apart]);
  });

  test('tells by whose clocks an event begins', async () => {
    await seedEvent({ title: 'Numbat evening', startZone: 'Australia/Perth' });
    await seedContentItem(server, { name: 'Numbat evening' });
    const { body } = await find('member', 'numbat evening');
    const zones = body.sections.flatMap(({ kind, hits }) => hits.map(({ zone }) => [kind, zone]));
    expect(zones).toEqual([
      ['news', null],
      ['event', 'Australia/Perth'],
    ]);
  });

  test('comes a page at a time, and is counted also behind the last one', async () => {
    for (let at = 0; at < 5; at += 1) await seedContentItem(server, { name: `Echidna ${at}` });
    const page = async (number: number) =>
      (await find('member', 'echidna', { kind: 'news', page: number, pageSize: 2 })).body.sections[0];
    const [first, last, beyond] = [await page(1), await page(3), await page(4)];
    expect([first, last, beyond].map((one) => [one?.totalItemCount, one?.hits.length])).toEqual([
      [5, 2],
      [5, 1],
      [5, 0],
    ]);
    expect(first?.hits.some(({ id }) => last?.hits.some((one) => one.id === id))).toBe(false);
    await seedContentItem(server, { kind: 'resource', name: 'Echidna' });
    const { sections } = (await find('member', 'echidna', { page: 2, pageSize: 2 })).body;
    expect(sections.slice(0, 2).map((one) => [one.kind, one.totalItemCount, one.hits.length])).toEqual([
      ['news', 5, 2],
      ['resource', 1, 0],
    ]);
  });

  /** What the database is asked to find it. */
  const statementsFor = async (keyword: string) => {
    const sent = await sentBy(
      server,
      [await server.tokenOf('member')],
      [[`${search.everywhere.path}?keyword=${keyword}`]],
    );
    return sent.filter(({ text }) => /wanted_ways|meant_words|search_text/.test(text));
  };

  test('takes one statement, and three where nothing has the words, each prepared', async () => {
    await seedContentItem(server, { name: 'Cassowary' });
    const [found, alike] = [await statementsFor('cassowary'), await statementsFor('casowary')];
    expect([found.length, alike.length]).toEqual([1, 3]);
    for (const one of [...found, ...alike]) expect(one.name, one.text).toEqual(expect.any(String));
  });

  test('reads news and resources in one scan: what both hold is ranked together', async () => {
    const searches = (await statementsFor('casowary')).filter(({ name }) => name !== 'meant words');
    const plans = await Promise.all(searches.map(({ text }) => planIn(server.db, text)));
    const scans = plans.map((plan) => plan.filter((line) => /Scan .*\bon search_entries\b/.test(line)).length);
    // One of them is of events and one of communities; posts and people stand elsewhere.
    expect(scans).toEqual([3, 3]);
  });

  test.each([
    '!!!',
    "'; drop table posts; --",
    '<b>',
    '\\',
    'a:*b',
    '(((',
    '%',
    'the',
    'x'.repeat(200),
    '界'.repeat(200),
  ])('is nothing, and breaks nothing, by what is no word: %j', async (keyword) => {
    expect((await find('member', keyword)).status).toBe(200);
    expect((await server.call('member', search.posts, { query: { query: keyword } })).status).toBe(200);
  });
});

describe('nobody is told', () => {
  test.each(hiddenContent)('of $title', async ({ item, from }) => {
    for (const kind of ['news', 'resource'] as const) {
      await seedContentItem(server, { kind, name: 'Thylacine', ...item(server) });
      expect(await foundOf(kind, from, 'thylacine')).toMatchObject({ totalItemCount: 0, hits: [] });
      expect(await foundOf(kind, from, 'thylacin')).toMatchObject({ totalItemCount: 0, hits: [] });
    }
  });

  test('of a draft of an event, of a community that they may not know of, or of a post that they may not read', async () => {
    await seedEvent({ title: 'Potoroo', status: 'draft' });
    await server.db.update(communities).set({ name: 'Potoroo' }).where(eq(communities.id, 'hidden'));
    await writePost(server, 'other', 'elsewhere', { title: 'Potoroo' });
    await writePost(server, 'member', 'open', { title: 'Potoroo', status: 3 });
    const { body } = await find('outsider', 'potoroo');
    expect(body.sections.map(({ totalItemCount }) => totalItemCount)).toEqual([0, 0, 0, 0, 0, 0]);
    const staff = await find('admin', 'potoroo');
    expect(staff.body.sections.map(({ totalItemCount }) => totalItemCount)).toEqual([0, 0, 0, 1, 1, 0]);
  });

  test('of a post once they have left its community, or it is gone', async () => {
    const id = await writePost(server, 'member', 'closed', { title: 'Bandicoot' });
    const theirs = and(eq(memberships.personId, 'editor'), eq(memberships.communityId, 'closed'));
    await server.db.update(memberships).set({ status: 'Joined' }).where(theirs);
    expect(await idsOf('post', 'editor', 'bandicoot')).toEqual([id]);
    await server.db.update(memberships).set({ status: 'Removed' }).where(theirs);
    expect(await idsOf('post', 'editor', 'bandicoot')).toEqual([]);
  });

  test('of somebody whom they meet nowhere; staff are told of every member whose account is open', async () => {
    const name = { firstName: 'Zephyrine', lastName: 'Quibell' };
    await server.db
      .update(people)
      .set({ ...name, disabledAt: null })
      .where(eq(people.id, 'mobile'));
    await server.db.delete(memberships).where(eq(memberships.personId, 'mobile'));
    const foundBy = (who: TestPersonName) => idsOf('person', who, 'zephyrine quib');
    expect(await foundBy('member')).toEqual([]);
    expect(await foundBy('admin')).toEqual(['mobile']);
    const at = { role: 'Member', status: 'Joined', updatedAt: server.clock.now() } as const;
    await server.db.insert(memberships).values({ communityId: 'open', personId: 'mobile', ...at });
    expect(await foundBy('member')).toEqual(['mobile']);
    expect(await idsOf('person', 'member', 'zephirine quibell')).toEqual(['mobile']);
    await server.db.update(people).set({ disabledAt: server.clock.now() }).where(eq(people.id, 'mobile'));
    expect(await foundBy('admin')).toEqual([]);
  });

  test.each([
    ['has left the directory', { directory: { ...defaultPrivacyFlags, includeInDirectory: false } }],
    ['is no member', { contactTypes: ['ClientUser'] }],
    ['has a membership that has lapsed', { membershipLapsed: true }],
  ])('of somebody who %s, whose profile does not open; they find themself', async (_, hidden) => {
    const listed = { directory: null, contactTypes: ['Member'], membershipLapsed: false };
    const be = (facts: Partial<typeof people.$inferInsert>) =>
      server.db
        .update(people)
        .set({ firstName: 'Ottoline', lastName: 'Trevanion', ...listed, ...facts })
        .where(eq(people.id, 'editor'));
    const foundBy = (who: TestPersonName) => foundOf('person', who, 'ottoline trevanion');
    await be({});
    expect(await foundBy('member')).toMatchObject({ totalItemCount: 1, hits: [{ id: 'editor', isOpen: true }] });
    await be(hidden);
    for (const who of ['member', 'admin'] as const)
      expect(await foundBy(who)).toMatchObject({ totalItemCount: 0, hits: [] });
    expect((await foundBy('editor')).hits?.map(({ id }) => id)).toEqual(['editor']);
    await be({});
  });

  test.each([
    ['news', 'news'],
    ['person', 'member_directory'],
  ] as const)('of a part of the portal that the organisation has off: %s', async (kind, module) => {
    const { ota } = profiles;
    const modules = { ...ota.modules, [module]: { ...ota.modules[module], enabled: false } };
    const without = createApp({ ...server.deps, profile: { ...ota, modules } });
    const headers = bearer(await server.tokenOf('member'));
    const { sections } = await (await without.request('/api/search?keyword=pademelon', { headers })).json();
    expect(sections.map((section: { kind: string }) => section.kind)).toEqual(
      foundThingKinds.filter((one) => one !== kind),
    );
  });
});

test('a community is open to those who have joined it, to those who run the portal, and to everybody where joining is automatic [CNT-148] [CNT-149] [CNT-150] [CNT-151]', async () => {
  const closed = eq(communities.id, 'closed');
  await server.db.update(communities).set({ shortDescription: 'Wallaby', isAutoJoin: false }).where(closed);
  const opened = async (who: TestPersonName) =>
    (await foundOf('community', who, 'wallaby')).hits?.map((one) => one.isOpen);
  expect([await opened('member'), await opened('outsider'), await opened('admin')]).toEqual([[true], [false], [true]]);
  await server.db.update(communities).set({ isAutoJoin: true }).where(closed);
  expect(await opened('outsider')).toEqual([true]);
  await server.db.update(communities).set({ isAutoJoin: false }).where(closed);
});

describe('posts of all communities', () => {
  const postsBy = async (who: TestPersonName, query: string, more: { page?: number; pageSize?: number } = {}) =>
    (await server.call(who, search.posts, { query: { query, ...more } })).body;

  test('are those that the person may read, with the best first, also by what is said below them [CNT-173]', async () => {
    const inTitle = await writePost(server, 'member', 'open', { title: 'Galah' });
    const below = await writePost(server, 'member', 'open', { title: 'Birds' });
    await writeComment(server, 'member', below, { bodyHtml: '<p>The galah</p>' });
    await writePost(server, 'other', 'elsewhere', { title: 'Galah' });
    const found = await postsBy('member', 'galahs');
    expect([found.totalItemCount, found.posts.map(({ id }) => id)]).toEqual([2, [inTitle, below]]);
    expect((await postsBy('member', 'galahs', { page: 2, pageSize: 1 })).posts.map(({ id }) => id)).toEqual([below]);
    expect(await postsBy('member', 'galahs', { page: 3, pageSize: 1 })).toEqual({ posts: [], totalItemCount: 2 });
    expect((await postsBy('member', 'gallah')).posts.map(({ id }) => id)).toEqual([inTitle, below]);
    expect((await postsBy('member', 'gallah', { page: 2, pageSize: 1 })).posts.map(({ id }) => id)).toEqual([below]);
  });

  test('come twenty at a time from the first page on, where nothing else is said [CNT-175]', async () => {
    for (let at = 0; at < 21; at += 1) await writePost(server, 'member', 'open', { title: `Kookaburra ${at}` });
    const [usual, second] = [await postsBy('member', 'kookaburra'), await postsBy('member', 'kookaburra', { page: 2 })];
    expect([usual.totalItemCount, usual.posts.length, second.posts.length]).toEqual([21, 20, 1]);
  });
});

describe('what nobody finds', () => {
  const miss = (keyword: string) => server.call('member', search.tellMissed, { body: { keyword } });
  const listed = async () => (await server.call('admin', search.missed, {})).body.searches;

  test('is told to those who run the portal once it was looked for twice, most first, and forgotten in time', async () => {
    for (const keyword of ['Unicycles', 'unicycles!', 'UNICYCLES', 'tandem', 'Tandem', 'once']) await miss(keyword);
    const lastDay = server.clock.now().toISOString().slice(0, 10);
    expect(await listed()).toEqual([
      { words: 'unicycles', times: 3, lastDay },
      { words: 'tandem', times: 2, lastDay },
    ]);
    await forgetMissed(server.db, new Date(server.clock.now().getTime() + 89 * day));
    expect(await listed()).toHaveLength(2);
    await forgetMissed(server.db, new Date(server.clock.now().getTime() + 91 * day));
    expect(await server.db.select().from(searchMisses)).toEqual([]);
  });

  test('is told with the day on which it was looked for by the clocks of the organisation', async () => {
    // At 15:00 in UTC the next day has begun in Sydney.
    server.clock.pass(day - (server.clock.now().getTime() % day) + 15 * 3_600_000);
    for (const keyword of ['Tricycles', 'tricycles']) await miss(keyword);
    const nextDay = new Date(server.clock.now().getTime() + day).toISOString().slice(0, 10);
    expect(await listed()).toEqual([{ words: 'tricycles', times: 2, lastDay: nextDay }]);
  });

  test('is not kept where it may tell of somebody, and never beyond what is of use', async () => {
    for (const keyword of ['ann@example.org', '0491 570 156', '!!!']) await miss(keyword);
    expect(await server.db.select().from(searchMisses)).toEqual([]);
    await server.db.execute(
      sql`insert into search_misses (words, times, last_day) select 'word ' || n, 1, '2026-01-01' from generate_series(1, 5000) n`,
    );
    await miss('another');
    await miss('word 1');
    const stored = await server.db.select().from(searchMisses);
    expect([stored.length, stored.find(({ words }) => words === 'word 1')?.times]).toEqual([5000, 2]);
    await server.db.delete(searchMisses);
  });
});

test('words go with what they are of', async () => {
  const id = await seedContentItem(server, { name: 'Platypus' });
  const event = await seedEvent({ title: 'Platypus' });
  const entries = () =>
    server.db
      .select({ id: searchEntries.targetId })
      .from(searchEntries)
      .where(sql`${searchEntries.targetId} in (${id}, ${event})`);
  expect(await entries()).toHaveLength(2);
  await server.db.delete(contentItems).where(eq(contentItems.id, id));
  await server.db.delete(events).where(eq(events.id, event));
  expect(await entries()).toEqual([]);
});
