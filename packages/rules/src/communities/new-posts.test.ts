import { expect, test } from 'vitest';
import { countNewPosts, mostNewPosts } from './new-posts.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 9, minute));
const post = (authorId: string, minute: number, more: object = {}) => ({
  ...{ authorId, createdAt: at(minute), status: 1, visibility: 'community' as const },
  ...more,
});

test.each([
  ['since one looked', [post('other', 5), post('other', 11), post('other', 12)], 2],
  ['but for one’s own', [post('me', 11)], 0],
  ['that every reader sees', [post('other', 11, { status: 2 }), post('other', 11, { visibility: 'private' })], 0],
  ['up to a number', Array.from({ length: 120 }, () => post('other', 11)), mostNewPosts],
])('posts are new %s', (_, posts, expected) => {
  expect(countNewPosts(posts, 'me', at(10))).toBe(expected);
});

test('to who has never looked nothing is new', () => {
  expect(countNewPosts([post('other', 11)], 'me', null)).toBe(0);
});
