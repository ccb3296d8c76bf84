import type { CommentAction, Permission, PostAction } from '@portal/api/contract';
import { postStatuses } from '@portal/api/rules';
import { describe, expect, test } from 'vitest';
import type { CommunityFacts } from '../communities/community-rules.ts';
import { commentRefusal, editRefusal, type PostFacts, postRefusal } from './post-rules.ts';

const writing: Permission[] = ['postCreate', 'commentCreate'];
const editing: Permission[] = [...writing, 'postEdit', 'postApprove'];
const moderating: Permission[] = [...editing, 'postDelete', 'commentEdit', 'commentDelete'];

/** In the order of the columns below. */
const people = {
  author: { id: 'author', permissions: writing },
  member: { id: 'member', permissions: writing },
  editor: { id: 'editor', permissions: editing },
  moderator: { id: 'moderator', permissions: moderating },
} satisfies Record<string, { id: string; permissions: Permission[] }>;

function community(permissions: Permission[], facts: Partial<CommunityFacts> = {}): CommunityFacts {
  const granted = permissions.filter((flag) => !facts.isArchived || !writing.includes(flag));
  return {
    isPublic: true,
    isArchived: false,
    isRequirePostApproval: false,
    isRequireEditApproval: true,
    isSeen: true,
    isJoined: true,
    belongsAnyway: false,
    status: 'Joined',
    permissions: new Set(granted),
    ...facts,
  };
}

interface State {
  post?: Partial<Omit<PostFacts, 'community'>>;
  community?: Partial<CommunityFacts>;
}

function postFor({ permissions }: { permissions: Permission[] }, state: State): PostFacts {
  return {
    authorId: 'author',
    status: postStatuses.published,
    visibility: 'community',
    isFrozen: false,
    ...state.post,
    community: community(permissions, state.community),
  };
}

const letters: Record<string, string> = {
  not_found: 'n',
  forbidden: 'f',
  conflict: 'c',
  post_closed: 'x',
  community_private: 'p',
};

const letterOf = (refusal: { code: string } | null): string =>
  refusal === null ? '.' : (letters[refusal.code] ?? '?');

const states = {
  'a published post': {},
  'a closed post': { post: { isFrozen: true } },
  'a post that waits for approval': { post: { status: postStatuses.waitForApproval } },
  'an archived post': { post: { status: postStatuses.archived } },
  'a deleted post': { post: { status: postStatuses.deleted } },
  'a private post': { post: { visibility: 'private' } },
  'a post in an archived community': { community: { isArchived: true } },
  'a post in a hidden community': { community: { isSeen: false, isJoined: false } },
  'a post in a public community not joined': { community: { isJoined: false } },
  'a post in a private community not joined': { community: { isJoined: false, isPublic: false } },
} satisfies Record<string, State>;

const postActions: PostAction[] = [
  'read',
  'react',
  'comment',
  'edit',
  'tag',
  'delete',
  'report',
  'approve',
  'approveEdit',
  'setStatus',
];

describe('what one may not do with a post: read, like, comment, edit, tag, delete, report, approve, approve an edit, set status', () => {
  // A letter an action: . may, n not found, f forbidden, c conflict, x closed, p private.
  test.each<[keyof typeof states, string, string, string, string]>([
    //                                            author      member      editor      moderator
    ['a published post', /*                    */ '......ffff', '...fff.fff', '..........', '..........'],
    ['a closed post', /*                       */ '.xx.xxffff', '.xxfff.fff', '.xx.xx..x.', '.xx.xx..x.'],
    ['a post that waits for approval', /*      */ '.cc...ffff', 'nnnnnnnnnn', '.cc.....c.', '.cc.....c.'],
    ['an archived post', /*                    */ 'nnnnnnnnnn', 'nnnnnnnnnn', '.cc.....c.', '.cc.....c.'],
    ['a deleted post', /*                      */ 'nnnnnnnnnn', 'nnnnnnnnnn', 'nnnnnnnnn.', 'nnnnnnnnn.'],
    ['a private post', /*                      */ '......ffff', 'nnnnnnnnnn', '..........', '..........'],
    ['a post in an archived community', /*     */ '..ccc.ffff', '..cfff.fff', '..ccc...c.', '..ccc...c.'],
    ['a post in a hidden community', /*        */ 'nnnnnnnnnn', 'nnnnnnnnnn', 'nnnnnnnnnn', 'nnnnnnnnnn'],
    ['a post in a public community not joined', 'ffffffffff', 'ffffffffff', 'ffffffffff', 'ffffffffff'],
    ['a post in a private community not joined', 'pppppppppp', 'pppppppppp', 'pppppppppp', 'pppppppppp'],
  ])('%s', (name, ...expected) => {
    const state: State = states[name];
    const answers = Object.values(people).map((person) =>
      postActions.map((action) => letterOf(postRefusal(action, postFor(person, state), { id: person.id }))).join(''),
    );
    expect(answers).toEqual(expected);
  });

  test('what was never there, was deleted, stands in a hidden community or is private is refused in one and the same way', () => {
    const { member } = people;
    const actor = { id: member.id };
    for (const action of postActions) {
      const unknown = postRefusal(action, null, actor);
      expect(unknown).toMatchObject({ code: 'not_found' });
      for (const name of ['a deleted post', 'a private post', 'a post in a hidden community'] as const)
        expect(postRefusal(action, postFor(member, states[name]), actor)).toEqual(unknown);
    }
  });
});

const commentActions: CommentAction[] = ['react', 'edit', 'delete', 'report'];

describe('what one may not do with a comment: like, edit, delete, report', () => {
  test.each<[keyof typeof states, string, string, string, string]>([
    //                                       author  member  editor  moderator
    ['a published post', /*               */ '...f', '.ff.', '.ff.', '....'],
    ['a closed post', /*                  */ 'xx.f', 'xff.', 'xff.', 'xx..'],
    ['a post in an archived community', /**/ '.c.f', '.ff.', '.ff.', '.c..'],
  ])('under %s', (name, ...expected) => {
    const answers = Object.values(people).map((person) => {
      const post = postFor(person, states[name]);
      const actor = { id: person.id };
      return commentActions
        .map((action) => letterOf(commentRefusal(action, { authorId: 'author' }, post, actor)))
        .join('');
    });
    expect(answers).toEqual(expected);
  });
});

describe('closing and opening', () => {
  test.each<[string, boolean | undefined, boolean, boolean, keyof typeof people, string]>([
    ['its author does not close a post', true, false, false, 'author', 'f'],
    ['nor opens it', false, false, true, 'author', 'f'],
    ['an editor closes it', true, false, false, 'editor', '.'],
    ['and opens it', false, false, true, 'editor', '.'],
    ['but not while changing it', false, true, true, 'editor', 'x'],
    ['a closed post is not closed again', true, false, true, 'editor', 'x'],
    ['a closed post is not changed', undefined, true, true, 'author', 'x'],
    ['an open one is', undefined, true, false, 'author', '.'],
  ])('%s', (_, isFrozen, changesContent, wasFrozen, who, expected) => {
    const post = postFor(people[who], { post: { isFrozen: wasFrozen } });
    expect(letterOf(editRefusal({ isFrozen, changesContent }, post))).toBe(expected);
  });
});
