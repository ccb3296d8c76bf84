import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildWorld } from './build-world.ts';
import { portrait } from './pictures/portraits.ts';
import { topicsByArea } from '../areas/posts/world/topics/index.ts';
import type { World, WorldComment, WorldReaction } from './world-types.ts';

const hash = (world: World): string => createHash('sha256').update(JSON.stringify(world)).digest('hex');
function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
}
const words = (html: string): string => html.replaceAll(/<[^>]+>/g, '');

let world: World;
let joined: Map<string, number>;
beforeAll(() => {
  world = buildWorld();
  joined = new Map(
    world.memberships
      .filter(({ status }) => status === 'Joined')
      .map(({ communityId, personId, joinedMinutesAgo }) => [`${communityId} ${personId}`, joinedMinutesAgo]),
  );
});

describe('the whole', () => {
  test('is the same at every call, and no caller can change another’s', () => {
    const other = buildWorld();
    expect(hash(other)).toBe(hash(world));
    other.people[0]!.firstName = 'Changed';
    other.communities[0]!.name = 'Changed';
    expect(hash(buildWorld())).toBe(hash(world));
  });

  test('has the promised numbers', () => {
    expect(world.people.length).toBeGreaterThanOrEqual(420);
    expect(world.communities).toHaveLength(30);
    expect(world.posts).toHaveLength(1_500);
    expect(world.comments).toHaveLength(6_000);
    expect(world.tags.length).toBeGreaterThanOrEqual(40);
    expect(world.categories.filter(({ parentCategoryId }) => parentCategoryId === null)).toHaveLength(7);
    expect(world.categories.filter(({ parentCategoryId }) => parentCategoryId !== null).length).toBeGreaterThanOrEqual(
      20,
    );
  });

  test('gives every entity an id of its own and leaves no text unfilled', () => {
    const attachments = world.posts.flatMap((post) => post.attachments);
    const questions = world.communities.flatMap((community) => community.questions);
    for (const list of [
      world.people,
      world.communities,
      world.posts,
      world.comments,
      world.tags,
      world.categories,
      world.reports,
      world.segments,
      attachments,
      questions,
    ]) {
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    }
    expect(JSON.stringify(world).match(/\{[A-Za-z]+\}|\bundefined\b|\bNaN\b/g)).toBeNull();
  });
});

describe('people', () => {
  test('have names, addresses and member numbers of their own at reserved domains', () => {
    for (const key of ['email', 'memberNumber'] as const)
      expect(repeated(world.people.map((person) => person[key]))).toEqual([]);
    expect(repeated(world.people.map(({ firstName, lastName }) => `${firstName} ${lastName}`))).toEqual([]);
    for (const { email } of world.people) expect(email).toMatch(/^[a-z]+\.[a-z]+@([a-z]+\.)?example\.(org|com|net)$/);
  });

  test('are of every role and contact type, some lapsed, some with a second factor', () => {
    expect(new Set(world.people.map(({ role }) => role))).toEqual(
      new Set(['Standard', 'Admin', 'WorkSpaceOwner', 'Manager']),
    );
    expect(new Set(world.people.flatMap(({ contactTypes }) => contactTypes))).toEqual(
      new Set(['Member', 'ClientUser', 'Staff']),
    );
    expect(world.people.filter(({ membershipLapsed }) => membershipLapsed).length).toBeGreaterThan(5);
    expect(world.people.filter(({ tfaEnabled }) => tfaEnabled).length).toBeGreaterThan(5);
  });

  test('show a drawn portrait in about six of ten cases', () => {
    const keys = world.people.flatMap(({ avatar }) => avatar ?? []);
    expect(keys.length / world.people.length).toBeGreaterThan(0.54);
    expect(keys.length / world.people.length).toBeLessThan(0.67);
    for (const key of keys) expect(portrait(Number(key.slice('portrait-'.length)) - 1)).not.toBeNull();
  });

  test('start with the demo accounts, the first a plain member who waits for a place', () => {
    expect(world.demoAccounts.map(({ personId }) => personId)).toEqual(
      world.people.slice(0, world.demoAccounts.length).map(({ id }) => id),
    );
    const mine = world.memberships.filter(({ personId }) => personId === 'p-001');
    expect(mine.filter(({ status }) => status === 'Awaiting')).toHaveLength(1);
    expect(mine.filter(({ status }) => status === 'Joined').length).toBeGreaterThanOrEqual(5);
    expect(mine.every(({ role }) => role === 'Member')).toBe(true);
    const posts = world.posts.filter(({ authorId }) => authorId === 'p-001');
    expect(posts.length).toBeGreaterThanOrEqual(5);
    expect(posts.some(({ status }) => status === 2)).toBe(true);
    expect(world.communityFavourites.filter(({ personId }) => personId === 'p-001').length).toBeGreaterThanOrEqual(3);
    expect(world.postSaves.filter(({ personId }) => personId === 'p-001').length).toBeGreaterThanOrEqual(8);
  });
});

describe('communities', () => {
  test('keep their lengths and come in every kind', () => {
    for (const { shortDescription, aboutHtml } of world.communities) {
      expect(shortDescription.length).toBeLessThanOrEqual(50);
      expect(words(aboutHtml).length).toBeGreaterThan(150);
    }
    const some = (found: (community: World['communities'][number]) => boolean): number =>
      world.communities.filter(found).length;
    expect(some(({ isPublic }) => !isPublic)).toBeGreaterThanOrEqual(4);
    expect(some(({ isVisible }) => !isVisible)).toBe(1);
    expect(some(({ isAutoJoin }) => isAutoJoin)).toBe(1);
    expect(some(({ isArchived }) => isArchived)).toBe(1);
    expect(
      some(({ isRequireAgreement, termsHtml }) => isRequireAgreement && termsHtml !== null),
    ).toBeGreaterThanOrEqual(3);
    expect(some(({ isRequirePostApproval }) => isRequirePostApproval)).toBeGreaterThanOrEqual(2);
    expect(some(({ questions }) => questions.some(({ isRequiredAssets }) => isRequiredAssets))).toBe(2);
    expect(some(({ categoryIds }) => categoryIds.length === 0)).toBe(1);
    expect(some(({ image }) => image === null)).toBeGreaterThanOrEqual(3);
    expect(some(({ segmentIds }) => segmentIds.length > 0)).toBeGreaterThanOrEqual(3);
  });

  test('refer to categories, tags and segments that exist', () => {
    const known = new Set([...world.categories, ...world.tags, ...world.segments].map(({ id }) => id));
    for (const { categoryIds, tagIds, segmentIds } of world.communities)
      for (const id of [...categoryIds, ...tagIds, ...segmentIds]) expect(known).toContain(id);
    for (const { parentCategoryId } of world.categories)
      if (parentCategoryId !== null) expect(known).toContain(parentCategoryId);
    for (const { segmentIds } of world.people) for (const id of segmentIds) expect(known).toContain(id);
  });

  test('have members once each, moderators, and only people of their segments', () => {
    expect(repeated(world.memberships.map(({ communityId, personId }) => `${communityId} ${personId}`))).toEqual([]);
    const people = new Map(world.people.map((person) => [person.id, person]));
    for (const { id, segmentIds, createdMinutesAgo } of world.communities) {
      const rows = world.memberships.filter(({ communityId }) => communityId === id);
      const inside = rows.filter(({ status }) => status === 'Joined');
      expect(inside.length).toBeGreaterThanOrEqual(6);
      expect(inside.some(({ role }) => role === 'Moderator')).toBe(true);
      for (const { personId, joinedMinutesAgo } of rows) {
        const person = people.get(personId)!;
        if (segmentIds.length > 0)
          expect(
            segmentIds.some((segment) => person.segmentIds.includes(segment)) || Number(personId.slice(2)) <= 10,
          ).toBe(true);
        expect(joinedMinutesAgo).toBeGreaterThan(0);
        expect(joinedMinutesAgo).toBeLessThanOrEqual(Math.min(createdMinutesAgo, person.joinedMinutesAgo));
      }
    }
    for (const { status, reason } of world.memberships) if (status === 'Blocked') expect(reason).toBeTruthy();
    expect(new Set(world.memberships.map(({ status }) => status))).toEqual(
      new Set(['Awaiting', 'Joined', 'Blocked', 'Removed']),
    );
  });
});

describe('posts', () => {
  test('are written by people who had joined, newest first, within the lengths', () => {
    const tags = new Set(world.tags.map(({ id }) => id));
    const wrong = world.posts.filter((post, index) => {
      const joinedAgo = joined.get(`${post.communityId} ${post.authorId}`) ?? 0;
      const isOutOfOrder = post.createdMinutesAgo < (world.posts[index - 1]?.createdMinutesAgo ?? 1);
      const isOfLength = post.title.length > 3 && post.title.length <= 150 && words(post.bodyHtml).length > 60;
      return (
        joinedAgo <= post.createdMinutesAgo || isOutOfOrder || !isOfLength || !post.tagIds.every((id) => tags.has(id))
      );
    });
    expect(wrong).toEqual([]);
  });

  test('do not repeat themselves', () => {
    expect(repeated(world.posts.map(({ bodyHtml }) => bodyHtml))).toEqual([]);
    expect(repeated(world.posts.slice(0, 300).map(({ title }) => title))).toEqual([]);
    for (const { id } of world.communities) {
      const latest = world.posts.filter(({ communityId }) => communityId === id).slice(0, 40);
      expect(repeated(latest.map(({ title }) => title))).toEqual([]);
    }
  });

  test('come in every status and type, a tenth with a picture or a file', () => {
    expect(new Set(world.posts.map(({ status }) => status))).toEqual(new Set([1, 2, 3, 4, 99]));
    expect(new Set(world.posts.map(({ type }) => type))).toEqual(new Set([null, 1, 2, 3, 4]));
    expect(world.posts.filter(({ isFrozen }) => isFrozen).length).toBeGreaterThan(10);
    for (const count of [
      world.posts.filter(({ image }) => image !== null).length,
      world.posts.filter(({ attachments }) => attachments.length > 0).length,
    ]) {
      expect(count).toBeGreaterThan(120);
      expect(count).toBeLessThan(230);
    }
    const pending = new Set(world.posts.filter(({ status }) => status === 2).map(({ communityId }) => communityId));
    for (const id of pending)
      expect(world.communities.find((community) => community.id === id)?.isRequirePostApproval).toBe(true);
  });

  test('are dense in the last weeks and thin out over two years', () => {
    const within = (days: number): number =>
      world.posts.filter(({ createdMinutesAgo }) => createdMinutesAgo < days * 1_440).length;
    expect(within(28)).toBeGreaterThan(200);
    expect(within(28)).toBeGreaterThan(within(365) - within(337));
    expect(within(731)).toBe(1_500);
  });

  test('are drawn from a bank whose every topic has a title, a body and an answer', () => {
    for (const topic of [...topicsByArea.values()].flat()) {
      expect(topic.titles.length, topic.id).toBeGreaterThan(0);
      expect(topic.body.length, topic.id).toBeGreaterThan(0);
      expect(topic.threads.length, topic.id).toBeGreaterThan(1);
      expect(['ask', 'share', 'discuss', 'urgent', 'collab', 'contrib', 'notice'], topic.id).toContain(topic.kind);
      if (topic.image !== null)
        expect(topic.image).toMatch(
          /^photo-(clinic|splint|kitchen|playground|workshop|desk|garden|bathroom|car|classroom|group|walk)$/,
        );
    }
  });
});

describe('comments', () => {
  test('come after what they answer, from members, three replies deep at most', () => {
    const posts = new Map(world.posts.map((post) => [post.id, post]));
    const byId = new Map(world.comments.map((comment) => [comment.id, comment]));
    const depth = (comment: WorldComment): number =>
      comment.parentCommentId === null ? 0 : 1 + depth(byId.get(comment.parentCommentId)!);
    const depths = world.comments.map(depth);
    expect(Math.max(...depths)).toBeLessThanOrEqual(3);
    expect(depths.filter((value) => value > 0).length).toBeGreaterThan(1_500);
    const wrong = world.comments.filter((comment) => {
      const post = posts.get(comment.postId)!;
      const parent = comment.parentCommentId === null ? post : byId.get(comment.parentCommentId)!;
      const joinedAgo = joined.get(`${post.communityId} ${comment.authorId}`) ?? 0;
      const isElsewhere = 'postId' in parent && parent.postId !== post.id;
      const isEarly = comment.createdMinutesAgo >= parent.createdMinutesAgo || comment.createdMinutesAgo < 1;
      return (
        isElsewhere ||
        isEarly ||
        joinedAgo <= comment.createdMinutesAgo ||
        (comment.editedAfterMinutes ?? 0) >= comment.createdMinutesAgo
      );
    });
    expect(wrong).toEqual([]);
  });

  test('say nothing twice under one post, and nobody answers themselves', () => {
    const byId = new Map(world.comments.map((comment) => [comment.id, comment]));
    expect(repeated(world.comments.map(({ postId, bodyHtml }) => postId + bodyHtml))).toEqual([]);
    expect(
      world.comments.filter(
        ({ parentCommentId, authorId }) => parentCommentId !== null && byId.get(parentCommentId)?.authorId === authorId,
      ),
    ).toEqual([]);
    expect(world.comments.some(({ editedAfterMinutes }) => editedAfterMinutes !== null)).toBe(true);
  });
});

describe('reactions and reports', () => {
  test('are left once by each person, after the thing was there', () => {
    const born = new Map(
      [...world.posts, ...world.comments, ...world.communities].map(({ id, createdMinutesAgo }) => [
        id,
        createdMinutesAgo,
      ]),
    );
    const lists: WorldReaction[][] = [
      world.postLikes,
      world.commentLikes,
      world.communityLikes,
      world.communityFavourites,
      world.postSaves,
    ];
    for (const list of lists) {
      expect(new Set(list.map(({ personId, targetId }) => `${personId} ${targetId}`)).size).toBe(list.length);
      expect(
        list.filter(({ targetId, minutesAgo }) => minutesAgo < 0 || minutesAgo > (born.get(targetId) ?? -1)),
      ).toEqual([]);
    }
  });

  test('never outnumber the views', () => {
    const likes = Map.groupBy(world.postLikes, ({ targetId }) => targetId);
    for (const { id, viewsCount } of world.posts) expect(viewsCount).toBeGreaterThanOrEqual(likes.get(id)?.length ?? 0);
  });

  test('carry one of the four reasons, and point at a post or at a comment', () => {
    const known = new Set([...world.posts, ...world.comments].map(({ id }) => id));
    expect(world.reports.length).toBeGreaterThan(30);
    for (const { reason, postId, commentId } of world.reports) {
      expect([
        'Inappropriate content',
        'Privacy concerns',
        'Share post in other groups',
        'Remove post from group',
      ]).toContain(reason);
      expect([postId, commentId].filter((id) => id !== null)).toHaveLength(1);
      expect(known).toContain(postId ?? commentId);
    }
  });
});
