import { buildWorld, type WorldPost } from '@portal/api/world';

const world = buildWorld();
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
