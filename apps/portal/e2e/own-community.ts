import { randomUUID } from 'node:crypto';
import { contract, type EndpointReply } from '@portal/api/contract';
import { onTestFinished } from 'vitest';
import { tinyPicture } from '../../server/src/testing/tiny-picture.ts';
import { contractCallerFor } from './calls.ts';
import { accounts } from './portal-test.ts';
import { world } from './world-places.ts';

const { management, membership, posts } = contract;

interface Founded {
  name: string;
  moderators: readonly { id: string }[];
  members?: readonly { id: string }[];
}

/** A private community in which posts wait for approval; it is deleted when the test is over, whatever became of it. */
export async function ownCommunity({
  name,
  moderators,
  members = [],
}: Founded): Promise<{ id: string; alias: string }> {
  const admin = await contractCallerFor(accounts.admin);
  const [category] = world.categories;
  const alias = `own-${randomUUID()}`;
  const { id } = await admin(management.create, {
    body: {
      ...{ name, alias, shortDescription: 'Of one test', isPublic: false, isRequirePostApproval: true },
      'categoryIds[]': [category?.id ?? ''],
      imageFile: new File([tinyPicture(alias)], 'cover.png', { type: 'image/png' }),
    },
  });
  onTestFinished(async () => void (await admin(management.remove, { params: { id } })));
  const userIds = [...moderators, ...members].map((person) => person.id);
  await admin(membership.add, { params: { id }, body: { userIds } });
  for (const { id: userId } of moderators)
    await admin(membership.change, { params: { communityId: id, userId }, body: { role: 'Moderator' } });
  return { id, alias };
}

type Post = EndpointReply<typeof posts.create>;
type Caller = Awaited<ReturnType<typeof contractCallerFor>>;

/** Posts of somebody's, by their titles, that wait until a moderator has read them. */
export async function waitingPosts(author: Caller, communityId: string, titles: readonly string[]): Promise<Post[]> {
  const written: Post[] = [];
  for (const title of titles)
    written.push(await author(posts.create, { body: { communityId, title, body: '<p>What do you do?</p>' } }));
  return written;
}

/** Lets posts through as a moderator does. */
export async function approve(moderator: Caller, waiting: readonly Post[]): Promise<void> {
  for (const { id: postId, communityId, version } of waiting)
    await moderator(posts.setStatus, { params: { communityId, postId }, body: { status: 1, version } });
}
