import { expect, test } from 'vitest';
import { limits } from '@portal/api/contract';
import { lineOf, richText } from '@portal/api/testing/schemas';
import { demoWorld } from './demo-world.ts';

const bodyOfPost = richText(limits.postBodyLength, 'page', 'Please enter a post content');
const bodyOfComment = richText(limits.commentBodyLength, 'comment');
const titleOfPost = lineOf(limits.postTitleLength);

function refusedBy(schema: Pick<typeof titleOfPost, 'safeParse'>, texts: readonly string[]) {
  return texts.flatMap((text) => schema.safeParse(text).error?.issues.map(({ message }) => message) ?? []);
}

test('every text of the demo world is taken', () => {
  const { posts, comments } = demoWorld();
  const refused = [
    ...refusedBy(
      bodyOfPost,
      posts.map(({ bodyHtml }) => bodyHtml),
    ),
    ...refusedBy(
      bodyOfComment,
      comments.map(({ bodyHtml }) => bodyHtml),
    ),
    ...refusedBy(
      titleOfPost,
      posts.map(({ title }) => title),
    ),
  ];
  expect(refused).toEqual([]);
});
