import { postStatuses } from '../../contract/post-statuses.ts';
import { editRefusal, isPublished, isReadable, waitsForApproval } from '../../rules/index.ts';
import { type AnswersOf, type Asked, postIn, standingIn, viewerOf } from '../answer.ts';
import { containsText } from '../contains-text.ts';
import { MockProblem, refuse } from '../mock-problem.ts';
import { type Marks, type MockPost, isMarked, mark, unmark } from '../mock-state.ts';
import { pageOf } from '../pages.ts';
import { factsOf } from '../policy.ts';
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
      asked.state.posts.filter((post) => post.communityId === params.id && isListed(asked, post)),
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
    const { isFrozen, version: _, ...content } = body;
    const changesContent = Object.values(content).some((value) => value !== undefined);
    refuse(editRefusal({ isFrozen, changesContent }, factsOf(post, standingIn(asked))));
    if (body.version !== undefined && body.version !== post.version)
      throw new MockProblem('stale', 'Someone has changed this post in the meantime.');
    const files = await storeFiles(asked.state, body.files);
    const image = await storeImage(body.imageFile);
    const gone = new Set(body.attachmentsUrls);
    const kept = replyOf(asked, post)
      .attachments.filter(({ path }) => !gone.has(path))
      .map(({ uid }) => uid);
    post.attachments = [...post.attachments.filter(({ id }) => kept.includes(id)), ...files];
    post.title = body.title ?? post.title;
    post.bodyHtml = body.body ?? post.bodyHtml;
    post.tagIds = body.tagIds ?? post.tagIds;
    post.type = body.type ?? post.type;
    post.isFrozen = body.isFrozen ?? post.isFrozen;
    if (body.isImageRemoved === true) post.image = null;
    post.imageUrl = image ?? (body.isImageRemoved === true ? undefined : post.imageUrl);
    post.updatedAt = asked.now;
    post.version += 1;
    return replyOf(asked, post);
  },
  delete(_, asked) {
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
    refuse(editRefusal({ isFrozen: undefined, changesContent: true }, factsOf(postIn(asked), standingIn(asked))));
    postIn(asked).tagIds = body.tagIds;
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
