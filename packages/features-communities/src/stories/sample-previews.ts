import type { LinkPreview } from '@portal/api';
import { demoWorld, picture } from '@portal/demo/world';

const drawn = picture('photo-kitchen');

/** The preview of a page, changed as a story needs it. */
export function samplePreview(changes: Partial<LinkPreview> = {}): LinkPreview {
  return {
    url: 'https://journal.example/telehealth/home-visits-by-video',
    title: 'Home visits by video: what 412 kitchens taught us about assessment at a distance',
    description: 'A two-year study in four states. Which parts of a home assessment hold on a screen.',
    siteName: 'Journal of Occupation',
    imageUrl: drawn === null ? null : `data:image/svg+xml,${encodeURIComponent(drawn.svg)}`,
    ...changes,
  };
}

const world = demoWorld();

/** The texts of the world that link to a page: a post, and a comment. */
function linked<Text extends { bodyHtml: string }>(texts: readonly Text[]): Text {
  const found = texts.find(({ bodyHtml }) => world.linkPreviews.some(({ url }) => bodyHtml.includes(url)));
  if (found === undefined) throw new Error('The demo world has no text with a preview');
  return found;
}

const post = linked(world.posts);
const comment = linked(world.comments);

const emailOf = (personId: string) => world.people.find(({ id }) => id === personId)?.email ?? '';

function placeOf(postId: string): { alias: string; id: string } {
  const found = world.posts.find(({ id }) => id === postId);
  const community = world.communities.find(({ id }) => id === found?.communityId);
  if (found === undefined || community === undefined) throw new Error(`The demo world has no post ${postId}`);
  return { alias: community.alias, id: found.id };
}

/** A post with a preview, and one that has a comment with it, each with who wrote the text. */
export const previewedPost = { params: placeOf(post.id), author: emailOf(post.authorId) };
export const previewedComment = { params: placeOf(comment.postId), author: emailOf(comment.authorId) };
