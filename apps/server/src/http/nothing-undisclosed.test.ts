import { contract, type NewsByMail } from '@portal/api/contract';
import {
  defaultPrivacyFlags,
  type DirectoryChoices,
  isShownTo,
  isVisibleInDirectory,
  noNewsByMail,
  numberFields,
  privacyFlags,
  type PrivacyFlags,
  privateFields,
  undisclosedFields,
} from '@portal/rules';
import { eq } from 'drizzle-orm';
import { strFromU8 } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Mail } from '../adapters/messenger.ts';
import { people } from '../db/schema/index.ts';
import { sendDueMails } from '../modules/event-mails/index.ts';
import { planNewsMails } from '../modules/news-mails/index.ts';
import { makeDueCopies } from '../modules/personal-data/index.ts';
import { markedIds } from '../testing/stored-place.ts';
import { bearer } from '../testing/logins.ts';
import {
  allTo,
  type Answers,
  answersTo,
  begins,
  seedOwner,
  speaking,
  valueOf,
  viewers,
} from '../testing/seen-owner.ts';
import { testPassword } from '../testing/test-people.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { unpack } from '../testing/unpack.ts';

const { comments, directory, notifications, personalData, posts } = contract;

/** The rest of those who look are the owner themself. */
const readers = ['moderator', 'outsider', 'client', 'admin'] as const;
type Reader = (typeof readers)[number];

/** What the owner says by the form: all of it, or all but one. */
const flagSets: readonly (readonly [string, PrivacyFlags])[] = [
  ['all', defaultPrivacyFlags],
  ...privacyFlags.map((flag) => [`all but ${flag}`, { ...defaultPrivacyFlags, [flag]: false }] as const),
];
/**
 * With everything said, and out of the directory, every call that reads is asked. Where one thing less is said, those that spoke of the owner before: what
 * tells nothing of somebody who shows all tells nothing of them once they show less.
 */
const isFullRead = (name: string) => name === 'all' || name === 'all but includeInDirectory';
const fields = [...privateFields, ...numberFields];

/** Ways that tell of people by the seven settings; every other one tells by audience alone. */
const isOfDirectory = (requestKey: string) => /^GET \/api\/(?:directory|admin\/directory)\//.test(requestKey);
const isNumber = (field: (typeof fields)[number]) => field === 'mobile' || field === 'landline';

let server: TestServer;
let sent: Mail[] = [];
const answers = new Map<string, ReadonlyMap<Reader, Answers>>();
const choices = new Map<string, DirectoryChoices>();

beforeAll(async () => {
  const mail = async (one: Mail) => void sent.push(one);
  server = await startTestServer({ messenger: { canText: false, mail, sms: async () => undefined } });
  await seedOwner(server);
  for (const [name, flags] of flagSets) {
    const owner = eq(people.id, markedIds.person);
    await server.db.update(people).set({ privacy: null, directory: null }).where(owner);
    server.clock.pass(61_000);
    const { status } = await server.call(markedIds.person, directory.saveVisibility, { body: flags });
    expect(status).toBe(200);
    const [row] = await server.db.select({ privacy: people.privacy }).from(people).where(owner);
    choices.set(name, { privacy: row?.privacy ?? null, flags });
    const answersByReader = new Map<Reader, Answers>();
    for (const who of readers) {
      const before = [...answers.values()].map((each) => each.get(who) ?? new Map<string, string>());
      const names = new Set(before.flatMap((each) => [...speaking(each)]));
      answersByReader.set(who, await answersTo(server, who, isFullRead(name) ? undefined : names));
    }
    answers.set(name, answersByReader);
  }
}, 300_000);
afterAll(() => server.close());

describe('what somebody says by the seven settings', () => {
  const cells = flagSets.flatMap(([name, flags]) => readers.map((who) => ({ name, flags, who })));

  test.each(cells)(
    'holds in every reply to $who: $name [DIR-090] [DIR-091] [DIR-092] [DIR-093] [DIR-094] [DIR-095] [DIR-096]',
    ({ name, flags, who }) => {
      const chosen = choices.get(name) ?? { privacy: null, flags };
      const all = [...(answers.get(name)?.get(who) ?? [])];
      if (isFullRead(name)) expect(all.length).toBeGreaterThan(100);
      for (const field of fields) {
        const revealing = all.filter(([, answer]) => answer.includes(valueOf(field))).map(([requestKey]) => requestKey);
        const here = revealing.filter(isOfDirectory);
        const elsewhere = revealing.filter((requestKey) => !isOfDirectory(requestKey));
        const isVisible = flags.includeInDirectory && isVisibleInDirectory(field, chosen, viewers[who]);
        if (!isVisible) expect(here, field).toEqual([]);
        // The directory finds by a state, and shows it in the table of administrators alone.
        else if (field !== 'state' || who === 'admin') expect(here, field).not.toEqual([]);
        // Administrators look after accounts, numbers included.
        const isShown = isNumber(field) ? who === 'admin' : isShownTo(field, chosen.privacy, viewers[who]);
        if (!isShown) expect(elsewhere, field).toEqual([]);
      }
    },
  );

  test.each(readers.filter((who) => who !== 'admin'))('tells %s nothing of what has no setting', (who) => {
    const all = flagSets.flatMap(([name]) => [...(answers.get(name)?.get(who) ?? [])]);
    for (const field of undisclosedFields)
      expect(all.filter(([, answer]) => answer.includes(valueOf(field))).map(([requestKey]) => requestKey)).toEqual([]);
  });
});

const ways: readonly (readonly [string, NewsByMail])[] = [
  ['as it happens', { ...noNewsByMail, posts: 'atOnce', comments: 'atOnce' }],
  ['in a digest', { ...noNewsByMail, pace: 'daily', posts: 'digest', comments: 'digest' }],
];
test.each(ways)(
  'no mail to others tells more of somebody than their name, whatever they show: %s',
  async (way, wishes) => {
    await server.db
      .update(people)
      .set({ privacy: allTo('everyone'), directory: defaultPrivacyFlags })
      .where(eq(people.id, markedIds.person));
    await server.call('moderator', notifications.saveNewsByMail, { body: wishes });
    sent = [];
    server.clock.pass(120_000);
    const body = { communityId: markedIds.community, title: `Splints of felt ${way}`, body: '<p>Which ones?</p>' };
    const written = await server.call(markedIds.person, posts.create, { body });
    expect(written.status).toBe(200);
    const answer = { params: { postId: written.body.id }, body: { body: '<p>Nobody?</p>' } };
    expect((await server.call(markedIds.person, comments.create, answer)).status).toBe(200);
    // A digest comes at one hour of the day.
    for (let hours = 0; hours < 25; hours += 1) {
      server.clock.pass(3_600_000);
      await planNewsMails(server.deps, server.clock.now());
      await sendDueMails(server.deps, server.clock.now());
    }
    const others = sent.filter(({ to }) => !to.startsWith(begins));
    expect(others.map(({ to }) => to)).toContain('moderator@example.org');
    for (const mail of others) expect(JSON.stringify(mail)).not.toContain(`${begins}-`);
  },
);

test.each(readers)('the copy that %s has of their own data holds nothing that another hides', async (who) => {
  await server.db
    .update(people)
    .set({ privacy: allTo('onlyMe'), directory: null })
    .where(eq(people.id, markedIds.person));
  const reply = await server.call(who, personalData.askCopy, { body: { currentPassword: testPassword } });
  expect(reply.status).toBe(200);
  await makeDueCopies(server.deps, server.clock.now());
  const answer = await server.fetch(personalData.downloadCopy.path, { headers: bearer(await server.tokenOf(who)) });
  const copy = [...unpack(new Uint8Array(await answer.arrayBuffer())).values()]
    .map((file) => strFromU8(file))
    .join('\n');
  expect(copy).toContain(`${who}@example.org`);
  // Whoever sent a photo has its id.
  const hidden = [...fields, ...undisclosedFields].filter((field) => field !== 'photo');
  expect(hidden.filter((field) => copy.includes(valueOf(field)))).toEqual([]);
});
