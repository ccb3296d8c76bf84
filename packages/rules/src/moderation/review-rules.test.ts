import { limits } from '@portal/api/rules';
import { describe, expect, test } from 'vitest';
import {
  heldPost,
  isNewcomer,
  knownSince,
  newcomerCommentRefusal,
  newcomerPostRefusal,
  reviewWordIn,
  reviewWordRefusal,
} from './review-rules.ts';

const now = new Date('2026-11-20T00:00:00.000Z');
const { days, links, postsPerDay } = limits.newcomer;
const since = (daysAgo: number) => new Date(now.getTime() - daysAgo * 86_400_000);
const link = '<a href="https://example.org">here</a>';
const withLinks = (count: number) => ({ title: 'Hello', html: `<p>${link.repeat(count)}</p>` });

test.each([
  [0, true],
  [days - 0.01, true],
  [days, false],
])('an account of %s days is new: %s', (age, expected) => {
  expect(isNewcomer(since(age), now)).toBe(expected);
});

describe('a word is found', () => {
  const found = (word: string, html: string, title = '') => reviewWordIn([word], { title, html }) !== null;
  test.each([
    ['casino', '<p>The Casino!</p>', true],
    ['casino', '<p>casinos</p>', false],
    ['free money', '<p>free, money</p>', true],
    ['casino', '<p>ca\u200Bsino</p>', true],
    ['casino', '<p>ca<b>si</b>no</p>', true],
    ['casino', '<p>ca</p><p>sino</p>', false],
    ['casino', '<p>ｃａｓｉｎｏ</p>', true],
    ['bad.example', '<p><a href="https://www.bad.example/x">here</a></p>', true],
    ['bad.example', '<p>mail me at a@bad.example</p>', true],
    ['bad.example', '<p>badXexample</p>', false],
    ['c++ (course)', '<p>My C course</p>', true],
    ['.*', '<p>anything</p>', false],
  ])('%s in %s: %s', (word, html, expected) => {
    expect(found(word, html)).toBe(expected);
  });
  test('in the title', () => expect(found('casino', '<p></p>', 'My casino')).toBe(true));
});

describe('a post is held', () => {
  const writer = { since: since(1), approves: false };
  test.each([
    ['of a newcomer with few links', writer, links, null],
    ['of a newcomer with many', writer, links + 1, 'newcomer'],
    ['of somebody who is known', { ...writer, since: since(days) }, links + 1, null],
    ['of a newcomer who approves posts', { ...writer, approves: true }, links + 1, null],
  ])('%s', (_, who, count, because) => {
    expect(heldPost(withLinks(count), who, [], now)?.because ?? null).toBe(because);
  });
  test('for a word, whoever writes it but who approves posts', () => {
    const text = { title: 'Casino', html: '<p></p>' };
    const known = { since: since(1000), approves: false };
    expect(heldPost(text, known, ['poker', 'casino'], now)).toEqual({ because: 'words', word: 'casino' });
    expect(heldPost(text, { ...known, approves: true }, ['casino'], now)).toBeNull();
  });
});

test('a new account writes so many posts a day, and no comment full of links', () => {
  const writer = { since: since(1), approves: false };
  expect(newcomerPostRefusal(writer, postsPerDay - 1, now)).toBeNull();
  expect(newcomerPostRefusal(writer, postsPerDay, now)?.code).toBe('conflict');
  expect(newcomerPostRefusal({ ...writer, since: since(days) }, 100, now)).toBeNull();
  expect(newcomerCommentRefusal(writer, withLinks(links).html, now)).toBeNull();
  expect(newcomerCommentRefusal(writer, withLinks(links + 1).html, now)?.code).toBe('conflict');
});

test('a word stands in the list once, and the list has an end', () => {
  expect(reviewWordRefusal(['Casino'], 'casino')?.code).toBe('conflict');
  expect(reviewWordRefusal(['Casino'], 'poker')).toBeNull();
  const many = Array.from({ length: limits.review.words }, (_, index) => `word${index}`);
  expect(reviewWordRefusal(many, 'poker')?.code).toBe('conflict');
});

test.each(['.', '://', '!!!', '“”'])('%s alone is no word, because it stands in every post', (word) => {
  expect(reviewWordRefusal([], word)).toMatchObject({ code: 'invalid_input', field: 'body.text' });
});

test('an account that was taken over is as old as the membership of its owner', () => {
  expect(knownSince(since(1), since(900))).toEqual(since(900));
  expect(knownSince(since(900), since(1))).toEqual(since(900));
  expect(knownSince(since(1), null)).toEqual(since(1));
});
