import type { Permission, PostStatus } from '@portal/api/contract';
import { describe, expect, test } from 'vitest';
import { courseOfEdit, editWaits, statusRefusal, waitsForApproval } from './approval-rules.ts';
import { editApprovalRefusal, editWish, type PostFacts } from './post-rules.ts';

const nobody: Permission[] = ['postCreate'];
const approver: Permission[] = ['postCreate', 'postApprove'];
const moderator: Permission[] = ['postCreate', 'postApprove', 'postDelete'];

interface Facts {
  permissions?: Permission[];
  status?: PostStatus;
  isFrozen?: boolean;
  isArchived?: boolean;
  isRequirePostApproval?: boolean;
  isRequireEditApproval?: boolean;
}

function post({ permissions = nobody, status = 1, isFrozen = false, ...community }: Facts = {}): PostFacts {
  return {
    authorId: 'author',
    status,
    visibility: 'community',
    isFrozen,
    community: {
      isPublic: true,
      isArchived: false,
      isRequirePostApproval: true,
      isRequireEditApproval: true,
      isSeen: true,
      isJoined: true,
      belongsAnyway: false,
      status: 'Joined',
      ...community,
      permissions: new Set(permissions),
    },
  };
}

describe('what waits until somebody approves it', () => {
  test.each<[string, Facts, boolean, boolean]>([
    ['where posts and edits need approval', {}, true, true],
    ['where edits are free', { isRequireEditApproval: false }, true, false],
    ['where nothing needs approval', { isRequirePostApproval: false }, false, false],
    ['of somebody who approves posts', { permissions: approver }, false, false],
    ['of a post from before there were statuses', { status: 0 }, true, true],
    ['of a post that waits itself', { status: 2 }, true, false],
    ['of an archived post', { status: 99 }, true, false],
  ])('a new post and an edit %s', (_, facts, newWaits, isEditWaiting) => {
    expect([waitsForApproval(post(facts).community), editWaits(post(facts))]).toEqual([newWaits, isEditWaiting]);
  });
});

test.each<[string, Facts, string | undefined]>([
  ['stands as it did', {}, undefined],
  ['is closed', { isFrozen: true }, 'post_closed'],
  ['waits again', { status: 2 }, 'conflict'],
  ['was archived', { status: 99 }, 'conflict'],
  ['is in an archived community', { isArchived: true }, 'conflict'],
])('changes are published while the post %s', (_, facts, code) => {
  expect(editApprovalRefusal(post(facts))?.code).toBe(code);
});

test.each([
  ['closing alone', { isFrozen: true, version: 3 }, 'unchanged'],
  ['another title', { title: 'Other', version: 3 }, 'waits'],
  ['a file less', { attachmentsUrls: ['/a'] }, 'waits'],
  ['no picture', { isImageRemoved: false }, 'waits'],
])('what becomes of an edit that asks for %s', (_, body, course) => {
  const wish = editWish(body);
  expect(courseOfEdit(wish, post())).toBe(course);
  expect(courseOfEdit(wish, post({ status: 2 }))).toBe(course === 'waits' ? 'published' : course);
});

describe('giving a post another status [COM-330] [COM-340]', () => {
  const read = (facts: Facts) => ({ ...post(facts), version: 1 });

  const all: PostStatus[] = [0, 1, 2, 3, 4, 99];
  const targets: PostStatus[] = [1, 4, 99];

  /** From which statuses each of 1, 4 and 99 can be reached. */
  function reachable(facts: Facts, isReported: boolean) {
    return targets.map((to) =>
      all.filter(
        (status) => statusRefusal({ status: to, version: 1 }, read({ ...facts, status }), isReported) === null,
      ),
    );
  }

  test.each<[string, Facts, boolean, PostStatus[][]]>([
    ['nobody without the right', {}, true, [[], [], []]],
    ['who edits posts, where they need approval', { permissions: ['postEdit'] }, true, [[], [], []]],
    [
      'who edits posts, where they need none',
      { permissions: ['postEdit'], isRequirePostApproval: false },
      true,
      [[3], [], []],
    ],
    ['who edits and approves posts', { permissions: ['postEdit', 'postApprove'] }, true, [[2, 3, 99], [], [2]]],
    ['who approves posts', { permissions: approver }, true, [[2, 99], [], [2]]],
    ['who deletes posts too', { permissions: moderator }, true, [[2, 4, 99], [0, 1], [2]]],
    ['them, of a post that nobody reported', { permissions: moderator }, false, [[2, 4, 99], [], [2]]],
    ['them, in an archived community', { permissions: moderator, isArchived: true }, true, [[], [0, 1], [2]]],
  ])('by %s', (_, facts, isReported, expected) => {
    expect(reachable(facts, isReported)).toEqual(expected);
  });

  test('says why not', () => {
    const publish = { status: 1, version: 1 } as const;
    const archive = { status: 4, version: 1 } as const;
    expect(statusRefusal(publish, read({ status: 2 }), false)?.code).toBe('forbidden');
    expect(statusRefusal(publish, read({ permissions: moderator, status: 1 }), false)?.code).toBe('conflict');
    expect(statusRefusal(archive, read({ permissions: moderator }), false)?.message).toBe(
      'Nobody has reported this post.',
    );
  });

  test.each<[PostStatus, PostStatus]>([
    [2, 1],
    [2, 99],
    [1, 4],
    [4, 1],
    [99, 1],
  ])('from %i to %i: not of a post that somebody else has changed since it was read', (status, to) => {
    const changed = { ...read({ permissions: moderator, status }), version: 2 };
    expect(statusRefusal({ status: to, version: 1 }, changed, true)?.code).toBe('stale');
    expect(statusRefusal({ status: to, version: 2 }, changed, true)).toBeNull();
  });
});
