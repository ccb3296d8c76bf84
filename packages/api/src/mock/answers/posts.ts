import { postStatuses } from '../../contract/post-statuses.ts';
import { editRefusal, editWaits, isPublished, isReadable, statusRefusal, waitsForApproval } from '../../rules/index.ts';
import { actorIdOf, type AnswersOf, type Asked, postIn, standingIn, viewerOf } from '../answer.ts';
import { containsText } from '../contains-text.ts';
import { MockProblem, refuse } from '../mock-problem.ts';
import { type Marks, type MockPost, isMarked, mark, unmark } from '../mock-state.ts';
import { pageOf } from '../pages.ts';
import { approve, decidedEdit, permitPlace, propose, proposedContent, refuseLateEdit } from '../pending-edits.ts';
import { factsOf } from '../policy.ts';
import { contentOf, editedContent, publishContent } from '../post-content.ts';
import { personById, personReply, postReply } from '../replies.ts';
import { report } from '../report.ts';
import { type Standing, standingOf } from '../standing.ts';
import { storeFiles, storeImage } from '../uploads.ts';

const idOf = ({ id }: { id: string }): string => id;

function standingFor(asked: Asked, post: MockPost): Standing | null {
  const community = asked.state.communities.get(post.communityId);
  return community ? standingOf(asked.state, community, viewerOf(asked)) : null;
}

/** In lists: what is published, and what waits for approval for its author and those who decide. */
function isListed(asked: Asked, post: MockPost): boolean {
  const standing = standingFor(asked, post);
  if (standing === null || !standing.isSeen || !standing.isJoined) return false;
  return (
    (isPublished(post.status) || post.status === postStatuses.waitForApproval) &&
    isReadable(factsOf(post, standing), viewerOf(asked))
  );
}

/** Itself, or changes to it that the viewer may see. */
function isWaiting(asked: Asked, post: MockPost): boolean {
  return post.status === postStatuses.waitForApproval || replyOf(asked, post).pendingEdit !== null;
}

function replyOf(asked: Asked, post: MockPost) {
  const standing = standingFor(asked, post);
  if (standing === null) throw new Error(`The world has no community ${post.communityId}`);
  return postReply(asked.state, post, standing, viewerOf(asked));
}

function listReply(
  asked: Asked,
  posts: readonly MockPost[],
  paging: { page: number; pageSize: number; after?: string },
) {
  const { items, ...rest } = pageOf(posts, idOf, paging);
  return { posts: items.map((post) => replyOf(asked, post)), ...rest };
}

function peopleReply(asked: Asked, marks: Marks, paging: { page: number; pageSize: number }) {
  const people = [...(marks.get(postIn(asked).id) ?? [])].map((id) => personById(asked.state, id));
  const { items, totalItemCount } = pageOf(people, idOf, paging);
  return { users: items.map(personReply), totalItemCount };
}

function toggle(
  change: (marks: Marks, targetId: string, personId: string) => unknown,
  marks: 'postLikes' | 'postSaves',
) {
  return (_: unknown, asked: Asked): Record<string, never> => {
    change(asked.state[marks], postIn(asked).id, viewerOf(asked).id);
    return {};
  };
}

export const posts: AnswersOf<'posts'> = {
  ofCommunity: ({ params, query }, asked) =>
    listReply(
      asked,
      asked.state.posts.filter(
        (post) =>
          post.communityId === params.id && isListed(asked, post) && (!query.onlyWaiting || isWaiting(asked, post)),
      ),
      query,
    ),
  feed({ query }, asked) {
    const { state } = asked;
    const { id: me } = viewerOf(asked);
    const found = state.posts.filter(
      (post) => isListed(asked, post) && (!query.includeOnlySaved || isMarked(state.postSaves, post.id, me)),
    );
    return listReply(asked, found, query);
  },
  byId: (_, asked) => replyOf(asked, postIn(asked)),
  async create({ body }, asked) {
    const { state, now } = asked;
    const standing = standingIn(asked);
    const post: MockPost = {
      id: state.nextId('post'),
      communityId: standing.community.id,
      authorId: viewerOf(asked).id,
      actorId: actorIdOf(asked),
      title: body.title,
      bodyHtml: body.body,
      type: body.type ?? null,
      status: waitsForApproval(standing) ? postStatuses.waitForApproval : postStatuses.published,
      isFrozen: false,
      image: null,
      imageUrl: await storeImage(body.imageFile),
      tagIds: body.tagIds ?? [],
      attachments: await storeFiles(state, body.files),
      viewsCount: 0,
      visibility: body.visibility ?? 'community',
      createdAt: now,
      updatedAt: now,
      version: 1,
    };
    state.posts.unshift(post);
    return replyOf(asked, post);
  },
  async edit({ body }, asked) {
    const post = postIn(asked);
    const { isFrozen, version: _, pendingVersion: __, ...content } = body;
    const changesContent = Object.values(content).some((value) => value !== undefined);
    const facts = factsOf(post, standingIn(asked));
    refuse(editRefusal({ isFrozen, changesContent }, facts));
    if (editWaits(facts) && changesContent) {
      refuseLateEdit(body, asked);
      const proposed = proposedContent(post, asked.state.postEdits.get(post.id));
      propose(await editedContent(asked.state, proposed, body), asked);
    } else if (changesContent) {
      refuseLateEdit({ version: body.version }, asked);
      publishContent(post, await editedContent(asked.state, contentOf(post), body), asked.now);
    }
    post.isFrozen = isFrozen ?? post.isFrozen;
    return replyOf(asked, post);
  },
  delete(_, asked) {
    asked.state.postEdits.delete(postIn(asked).id);
    postIn(asked).status = postStatuses.deleted;
    return {};
  },
  view(_, asked) {
    if (mark(asked.state.postViews, postIn(asked).id, viewerOf(asked).id)) postIn(asked).viewsCount += 1;
    return {};
  },
  like: toggle(mark, 'postLikes'),
  dislike: toggle(unmark, 'postLikes'),
  save: toggle(mark, 'postSaves'),
  unsave: toggle(unmark, 'postSaves'),
  setTags({ body }, asked) {
    const post = postIn(asked);
    const facts = factsOf(post, standingIn(asked));
    refuse(editRefusal({ isFrozen: undefined, changesContent: true }, facts));
    if (editWaits(facts)) {
      refuseLateEdit({}, asked);
      propose({ ...proposedContent(post, asked.state.postEdits.get(post.id)), tagIds: body.tagIds }, asked);
    } else post.tagIds = body.tagIds;
    return {};
  },
  withdrawEdit(_, asked) {
    const post = postIn(asked);
    if (asked.state.postEdits.get(post.id)?.authorId === viewerOf(asked).id) asked.state.postEdits.delete(post.id);
    return replyOf(asked, post);
  },
  approveEdit({ params, body }, asked) {
    permitPlace(params.communityId, asked);
    approve(body, asked);
    return replyOf(asked, postIn(asked));
  },
  declineEdit({ params, body }, asked) {
    permitPlace(params.communityId, asked);
    decidedEdit(body.version, asked);
    asked.state.postEdits.delete(postIn(asked).id);
    return replyOf(asked, postIn(asked));
  },
  setStatus({ params, body }, asked) {
    permitPlace(params.communityId, asked);
    const post = postIn(asked);
    const isReported = asked.state.reports.some(({ postId }) => postId === post.id);
    refuse(statusRefusal(body.status, factsOf(post, standingIn(asked)), isReported));
    if (body.version !== undefined && body.version !== post.version)
      throw new MockProblem('stale', 'The author has changed this post meanwhile.');
    post.status = body.status;
    post.updatedAt = asked.now;
    post.version += 1;
    return {};
  },
  report({ body }, asked) {
    report(asked, { postId: postIn(asked).id, commentId: null }, body.message);
    return {};
  },
  likes: ({ query }, asked) => peopleReply(asked, asked.state.postLikes, query),
  views: ({ query }, asked) => peopleReply(asked, asked.state.postViews, query),
  tags({ query }, asked) {
    const { state } = asked;
    const found = state.world.tags
      .filter(({ name }) => containsText(name, query.keyword ?? ''))
      .map((tag) => ({
        ...tag,
        countOfPosts: state.posts.filter(
          (post) => post.tagIds.includes(tag.id) && isPublished(post.status) && isListed(asked, post),
        ).length,
      }));
    const { items, totalItemCount } = pageOf(found, idOf, query);
    return { tags: items, totalItemCount };
  },
  countOfAuthor: ({ params }, asked) => ({
    count: asked.state.posts.filter((post) => post.authorId === params.userId && isListed(asked, post)).length,
  }),
};
