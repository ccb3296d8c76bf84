import { demoWorld, type WorldPost } from '@portal/demo/world';

const world = demoWorld();
const mia = 'p-001';

function idOf(what: string, fits: (post: WorldPost) => boolean): string {
  const found = world.posts.find((post) => post.status === 1 && !post.isFrozen && fits(post));
  if (found === undefined) throw new Error(`The demo world has no ${what}`);
  return found.id;
}

const isUntouched = ({ id }: WorldPost) =>
  ![...world.postLikes, ...world.postSaves].some((mark) => mark.targetId === id && mark.personId === mia) &&
  !world.reports.some(({ postId }) => postId === id);

const answersTo = ({ id }: WorldPost) =>
  world.comments.filter(({ postId, authorId }) => postId === id && authorId !== mia);

/** A post of hand therapy that others answered and that the member has neither liked nor saved. */
export const discussedPost = {
  alias: 'hand-therapy',
  id: idOf('post that is discussed', (post) => {
    return post.communityId === 'c-01' && post.authorId !== mia && isUntouched(post) && answersTo(post).length > 4;
  }),
};

/** A post of hand therapy by the member. */
export const ownPost = {
  alias: 'hand-therapy',
  id: idOf('post by the member', (post) => {
    return post.communityId === 'c-01' && post.authorId === mia && !post.tagIds.includes('tag-research');
  }),
};

function found<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new Error('The demo world has none');
  return item;
}

const discussed = found(world.posts.find(({ id }) => id === discussedPost.id));
const joined = new Set(
  world.memberships.flatMap(({ personId, communityId, status }) =>
    personId === mia && status === 'Joined' ? [communityId] : [],
  ),
);

/** What is known of the discussed post, as the member may read it. */
export const discussion = {
  post: discussed,
  author: found(world.people.find(({ id }) => id === discussed.authorId)),
  postsOfAuthor: world.posts.filter(
    ({ authorId, status, communityId }) => authorId === discussed.authorId && status === 1 && joined.has(communityId),
  ).length,
  comments: world.comments.filter(({ postId }) => postId === discussed.id),
};

/** The tags that a post of the demo world shows. */
export function tagNamesOf(shown: { id: string }): string[] {
  const post = world.posts.find(({ id }) => id === shown.id);
  return world.tags.filter(({ id }) => post?.tagIds.includes(id)).map(({ name }) => name);
}

/** A post of NDIS practice by the member that waits for approval. */
export const waitingPost = {
  alias: 'ndis-practice',
  id: found(world.posts.find(({ communityId, status }) => communityId === 'c-11' && status === 2)).id,
};
