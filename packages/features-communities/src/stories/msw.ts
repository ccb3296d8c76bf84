import { answering, liveMock, type Handlers, type Prepared } from '@portal/stories';
import { discussedPost } from './world-posts.ts';

type LiveMock = ReturnType<typeof liveMock>;

/** The demo world as somebody finds it once something has happened in it, anew for each story. */
function afterwards(as: string, happen: (state: LiveMock['state']) => void, overrides: Handlers = []): Prepared {
  return (context) => {
    const { state, handlers } = liveMock({ as });
    happen(state);
    answering(...overrides, ...handlers)(context);
  };
}

/** The demo world with every post closed, as a moderator of hand therapy finds it. */
export function everythingClosed(...overrides: Handlers): Prepared {
  return afterwards(
    'tom.papadopoulos@example.org',
    ({ posts }) => {
      for (const { id } of posts.values()) posts.change(id, { isFrozen: true });
    },
    overrides,
  );
}

/** The demo world with hand therapy archived, as one of its members finds it. */
export function handTherapyArchived({ as }: { as: string }): Prepared {
  return afterwards(as, ({ communities }) => {
    for (const { id, alias } of communities.values()) communities.change(id, { isArchived: alias === 'hand-therapy' });
  });
}

/** A published post of NDIS practice, where posts and edits of them need approval, whose author has asked for changes. */
export const changedPost = { alias: 'ndis-practice', id: changedPostId() };

function changedPostId(): string {
  const post = liveMock()
    .state.posts.values()
    .find(({ communityId, status, isFrozen }) => communityId === 'c-11' && status === 1 && !isFrozen);
  if (post === undefined) throw new Error('The demo world has no post in NDIS practice');
  return post.id;
}

/** The demo world in which the member wrote that post, and wants another title and tags for it, as somebody finds it. */
export function changesThatWait({ as }: { as: string }, ...overrides: Handlers): Prepared {
  return afterwards(
    as,
    ({ posts, postEdits, clock }) => {
      const { id, title, bodyHtml, version } = posts.change(changedPost.id, { authorId: 'p-001' });
      postEdits.set(id, {
        authorId: 'p-001',
        postVersion: version,
        version: 1,
        updatedAt: clock(),
        changes: {
          title: `${title} (put better)`,
          bodyHtml: `${bodyHtml}<p>I asked the planner since.</p>`,
          tagIds: [],
        },
        files: { removedIds: [], added: [] },
      });
    },
    overrides,
  );
}

/** The demo world in which the member asked the question that is discussed, as they or somebody else finds it. */
export function ownQuestion(
  { as, isAnswered = false }: { as: string; isAnswered?: boolean },
  ...overrides: Handlers
): Prepared {
  return afterwards(
    as,
    ({ posts, comments }) => {
      const answer = comments
        .values()
        .find(({ postId, parentCommentId }) => postId === discussedPost.id && parentCommentId === null);
      const acceptedCommentId = isAnswered ? (answer?.id ?? null) : null;
      posts.change(discussedPost.id, { authorId: 'p-001', isQuestion: true, acceptedCommentId });
    },
    overrides,
  );
}

/** The demo world before anybody wrote, or liked, saw or saved what others wrote. */
export function nothingOf(list: 'posts' | 'postLikes' | 'postViews' | 'postSaves'): Prepared {
  return afterwards('mia.nguyen@example.org', (state) => state[list].clear());
}
