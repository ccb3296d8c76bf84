import { contract, type Endpoint } from '@portal/api/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../create-app.ts';
import { joinAnswers, memberships, people, rateLimits, reports } from '../db/schema/index.ts';
import { addCrowd } from '../testing/crowd.ts';
import { seedMarkedContent } from '../testing/stored-content.ts';
import { markedIds, seedMarkedPlace } from '../testing/stored-place.ts';
import { bearer } from '../testing/logins.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { requestsOf, waysIn } from '../testing/ways-in.ts';
import { nameOf } from './bind.ts';

const { membership, moderation } = contract;

/** What stands in one place alone, with the calls that tell those of it whom it is for. */
const secrets = {
  'why somebody is on the blacklist': { word: 'wrenblacklist', calls: [membership.blocked, moderation.log] },
  'what was answered to a join question': { word: 'wrenanswer', calls: [membership.answers] },
  'what a report says': { word: 'wrencomplaint', calls: [moderation.reportedPosts, moderation.reportedComments] },
  'who has reported': { word: 'wrenreporter', calls: [moderation.reportedPosts, moderation.reportedComments] },
} as const satisfies Record<string, { word: string; calls: readonly Endpoint[] }>;

/** Of a private community that everybody may find. The neighbour moderates another one, the owner may read and file here. */
const everybody = [
  ...['nobody', 'outsider', 'neighbour', 'client', 'staff', 'blocked', 'removed', 'waiting', 'other'],
  ...['member', 'editor', 'moderator', 'owner', 'manager', 'admin'],
] as const;
const readers: readonly string[] = ['moderator', 'manager', 'admin'];

describe('what only those are told who keep a community', () => {
  let server: TestServer;
  /** By person, what each call has answered. */
  const answers = new Map<string, Map<string, string>>();

  beforeAll(async () => {
    server = await startTestServer();
    await seed(server);
    for (const who of everybody) answers.set(who, await answersTo(server, who));
  });
  afterAll(() => server.close());

  const tellers = (who: string, word: string) =>
    [...(answers.get(who) ?? [])].filter(([, answer]) => answer.includes(word)).map(([name]) => name);

  const cells = Object.entries(secrets).flatMap(([what, { word, calls }]) =>
    everybody.map((who) => ({ what, who, word, calls })),
  );
  test.each(cells)('$what: $who', ({ who, word, calls }) => {
    const [found, expected]: [string[], readonly Endpoint[]] = [tellers(who, word), calls];
    if (readers.includes(who)) expect(found).toEqual(expect.arrayContaining(expected.map(nameOf)));
    else expect(found).toEqual([]);
  });
});

async function seed(server: TestServer): Promise<void> {
  const { db, clock } = server;
  const at = clock.now();
  await seedMarkedPlace(server, { isPublic: false, isVisible: true });
  await seedMarkedContent(server);
  await addCrowd(server, ['neighbour']);
  const joined = { status: 'Joined', joinedAt: at, updatedAt: at } as const;
  const here = { ...joined, communityId: markedIds.community };
  await db.insert(memberships).values([
    { ...joined, communityId: 'elsewhere', personId: 'neighbour', role: 'Moderator' },
    { ...here, personId: 'member', role: 'Member' },
    { ...here, personId: 'editor', role: 'Editor' },
  ]);
  // It stands in the log too.
  const blocked = { id: markedIds.community, userId: 'blocked' };
  const reason = secrets['why somebody is on the blacklist'].word;
  const { status } = await server.call('moderator', membership.editReason, { params: blocked, body: { reason } });
  expect(status).toBe(200);
  const answer = secrets['what was answered to a join question'].word;
  await db
    .insert(joinAnswers)
    .values({ questionId: markedIds.question, personId: markedIds.person, answer, answeredAt: at });
  // They were a member once: their name stands nowhere else.
  const firstName = secrets['who has reported'].word;
  await db.update(people).set({ firstName }).where(eq(people.id, 'careful'));
  const report = { reporterId: 'careful', reason: secrets['what a report says'].word, createdAt: at };
  await db.insert(reports).values([
    { ...report, id: 'of-the-post', postId: markedIds.post },
    { ...report, id: 'of-the-comment', commentId: markedIds.comment },
  ]);
}

/** Every call that reads and may tell of a community, asked for the kept one by every id and word that it takes. */
async function answersTo(server: TestServer, who: string): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  const now = server.clock.now();
  const app = createApp({ ...server.deps, clock: { now: () => now } });
  await server.db.delete(rateLimits);
  const headers: Record<string, string> = who === 'nobody' ? {} : bearer(await server.tokenOf(who));
  for (const endpoint of waysIn().filter(({ isRead }) => isRead))
    for (const request of requestsOf(endpoint, headers)) {
      const response = await app.request(request);
      const { status } = response;
      if (status === 429 || status >= 500) throw new Error(`${nameOf(endpoint)} was answered ${status}`);
      answers.set(nameOf(endpoint), `${answers.get(nameOf(endpoint)) ?? ''}\n${await response.text()}`);
    }
  return answers;
}
