import { answering, liveMock, type Handlers, type Prepared } from '@portal/stories';

/** The demo world with every post closed, as a moderator of hand therapy finds it. */
export function everythingClosed(...overrides: Handlers): Prepared {
  const mock = liveMock({ as: 'tom.papadopoulos@example.org' });
  for (const post of mock.state.posts) post.isFrozen = true;
  return answering(...overrides, ...mock.handlers);
}

/** The demo world with hand therapy archived, as one of its members finds it. */
export function handTherapyArchived({ as }: { as: string }): Prepared {
  const mock = liveMock({ as });
  for (const community of mock.state.communities.values()) community.isArchived = community.alias === 'hand-therapy';
  return answering(...mock.handlers);
}

/** A published post of NDIS practice, where posts and edits of them need approval, whose author has asked for changes. */
export const changedPost = { alias: 'ndis-practice', id: changedPostId() };

function changedPostId(): string {
  const post = liveMock().state.posts.find(
    ({ communityId, status, isFrozen }) => communityId === 'c-11' && status === 1 && !isFrozen,
  );
  if (post === undefined) throw new Error('The demo world has no post in NDIS practice');
  return post.id;
}

/** The demo world in which the member wrote that post, and wants another title and tags for it, as somebody finds it. */
export function changesThatWait({ as }: { as: string }, ...overrides: Handlers): Prepared {
  return (context) => {
    // Each story decides about changes of its own.
    const mock = liveMock({ as });
    const post = mock.state.posts.find(({ id }) => id === changedPost.id);
    if (post === undefined) throw new Error('The demo world has lost a post');
    post.authorId = 'p-001';
    const bodyHtml = `${post.bodyHtml}<p>I asked the planner since.</p>`;
    mock.state.postEdits.set(post.id, {
      authorId: 'p-001',
      postVersion: post.version,
      version: 1,
      updatedAt: mock.state.clock(),
      changes: { title: `${post.title} (put better)`, bodyHtml, tagIds: [] },
    });
    answering(...overrides, ...mock.handlers)(context);
  };
}

/** The demo world before anybody wrote, or liked, saw or saved what others wrote. */
export function nothingOf(list: 'posts' | 'postLikes' | 'postViews' | 'postSaves'): Prepared {
  const { state, handlers } = liveMock();
  if (list === 'posts') state.posts.length = 0;
  else state[list].clear();
  return answering(...handlers);
}
