import { contract, type Endpoint } from '@portal/api/contract';
import { audiences, type Audience, numberFields, privateFields, undisclosedFields, visibleTo } from '@portal/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { people } from '../db/schema/index.ts';
import { markedIds } from '../testing/stored-place.ts';
import { bearer } from '../testing/logins.ts';
import {
  allTo,
  type Answers,
  answersTo,
  begins,
  everybody,
  seedOwner,
  valueOf,
  viewers,
  type Who,
} from '../testing/seen-owner.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { nameOf } from './bind.ts';

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
  [markedIds.person]: [
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
        .where(eq(people.id, markedIds.person));
      const answersByReader = new Map<Who, Answers>();
      for (const who of everybody) answersByReader.set(who, await answersTo(server, who));
      answers.set(audience, answersByReader);
    }
  });
  afterAll(() => server.close());

  const answersFor = (audience: Audience, who: Who) => answers.get(audience)?.get(who) ?? new Map<string, string>();
  const callsShowing = (audience: Audience, who: Who, field: string) =>
    [...answersFor(audience, who)]
      .filter(([, answer]) => answer.includes(valueOf(field)))
      .map(([requestKey]) => requestKey);
  const cells = audiences.flatMap((audience) => everybody.map((who) => ({ audience, who })));

  test.each(cells)('from all but $audience is in no reply to $who, and all else is in one', ({ audience, who }) => {
    expect(answersFor(audience, who).size).toBeGreaterThan(100);
    const all = { photo: 'a', pronoun: 'a', workplace: 'a', state: 'a', email: 'a' };
    const visible = visibleTo(all, allTo(audience), viewers[who]);
    for (const field of privateFields) {
      const found = callsShowing(audience, who, field);
      if (visible[field] === null) expect(found, field).toEqual([]);
      // The state stands in lists of members alone, which not everybody may read.
      else if (field !== 'state' || who === 'moderator') expect(found, field).not.toEqual([]);
    }
  });

  test.each(cells.filter(({ who }) => who !== markedIds.person && who !== 'admin'))(
    'has nothing of what no member is told, whatever the owner shows: $who where they show to $audience',
    ({ audience, who }) => {
      // They have never said what the directory tells.
      const undisclosed = [...undisclosedFields, ...numberFields];
      expect(undisclosed.flatMap((field) => callsShowing(audience, who, field))).toEqual([]);
    },
  );

  test.each(Object.entries(ways))('is looked for in every way that tells %s of somebody', (who, expected) => {
    const found = [...answersFor('everyone', who as Who)].filter(([, answer]) => answer.includes(`${begins}-`));
    const endpoints = new Set(found.map(([name]) => name.split('\n')[0]));
    expect(expected.map(nameOf).filter((name) => !endpoints.has(name))).toEqual([]);
  });

  const openings = 'of a photo opens by its address as its audience has it: $who, $audience';
  test.each(cells)(openings, async ({ audience, who }) => {
    const { photo } = visibleTo({ photo: 'a' }, { photo: audience }, viewers[who]);
    await server.db
      .update(people)
      .set({ privacy: { photo: audience } })
      .where(eq(people.id, markedIds.person));
    const headers = bearer(await server.tokenOf(who));
    const { status } = await server.fetch(`/api/content/assets/${valueOf('photo')}`, { headers });
    expect(status).toBe(photo === null ? 404 : 200);
  });
});
