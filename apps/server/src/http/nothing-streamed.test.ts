import { contract } from '@portal/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { liveEvents } from '../db/schema/index.ts';
import { hiddenIn, hideEverybody } from '../testing/hidden-people.ts';
import { markedIds, wordOf } from '../testing/stored-place.ts';
import { heardUntilRead, listenTo } from '../testing/live-listener.ts';
import { valueOf } from '../testing/seen-owner.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const { auth, comments, communities, membership, notifications, polls, posts, previews } = contract;
const days = [valueOf('dateOfBirth'), valueOf('graduationDate')];
const onPost = { params: { postId: markedIds.post } };
const onCommunity = { params: { id: markedIds.community } };

/** A moderator of the place, an administrator, and somebody who is near the owner nowhere. */
const listening = ['moderator', 'admin', 'outsider'] as const;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await hideEverybody(server);
});
afterAll(() => server.close());

type Happening = () => Promise<{ status: number }>;

const write: Happening = () =>
  server.call(markedIds.person, posts.create, {
    body: { communityId: markedIds.community, title: 'Splints of felt', body: '<p>Which ones?</p>' },
  });

/** For each kind of event what the owner does that makes one, or others do to what is the owner's. */
const happenings: Readonly<Record<(typeof liveEvents.$inferSelect)['kind'], Happening>> = {
  post: write,
  activity: write,
  comment: () => server.call(markedIds.person, comments.create, { ...onPost, body: { body: '<p>Both of them.</p>' } }),
  poll: () =>
    server.call('moderator', polls.vote, {
      params: { id: markedIds.post },
      body: { optionIds: [`${markedIds.option}-2`] },
    }),
  community: () => server.call(markedIds.person, communities.like, onCommunity),
  favourite: () => server.call(markedIds.person, communities.addToFavorite, onCommunity),
  reading: () => server.call(markedIds.person, notifications.setAllAsRead, {}),
  session: () => server.call(markedIds.person, auth.signOut),
  preview: () => server.call('moderator', previews.removeFromPost, { params: { id: markedIds.post } }),
  look: async () => {
    await server.call(markedIds.person, communities.view, onCommunity);
    server.clock.pass(1000);
    const body = { communityId: markedIds.community, title: 'Splints of cork', body: '<p>Anybody?</p>' };
    await server.call('moderator', posts.create, { body });
    server.clock.pass(1000);
    return server.call(markedIds.person, communities.view, onCommunity);
  },
  access: () =>
    server.call('moderator', membership.change, {
      params: { communityId: markedIds.community, userId: markedIds.person },
      body: { role: 'Moderator' },
    }),
};

describe('what people hide is on no stream', () => {
  test.each(liveEvents.kind.enumValues)('of whoever hears of a change: %s', async (kind) => {
    await server.db.delete(liveEvents);
    const streams = await Promise.all(
      listening.map((who) => listenTo(server, who, { watched: [markedIds.post] }).then((stream) => ({ who, stream }))),
    );
    expect((await happenings[kind]()).status).toBe(200);
    for (const { who, stream } of streams) {
      await heardUntilRead(server, stream, who);
      const received = stream.received().join('\n');
      expect(hiddenIn(received, who), who).toEqual([]);
      expect(
        days.filter((day) => received.includes(day)),
        who,
      ).toEqual([]);
      await stream.stop();
    }
    const noted = await server.db.select({ kind: liveEvents.kind }).from(liveEvents);
    expect(noted.map((event) => event.kind)).toContain(kind);
  });

  test('that tells who writes a comment: it has their name alone', async () => {
    const stream = await listenTo(server, 'moderator', { watched: [markedIds.post] });
    expect((await server.call(markedIds.person, comments.writing, onPost)).status).toBe(200);
    const { data } = await stream.next('writing');
    expect(data).toEqual({
      postId: markedIds.post,
      person: { id: markedIds.person, firstName: wordOf('person'), lastName: wordOf('family') },
    });
    await stream.stop();
  });
});
