import { expect, test } from 'vitest';
import { isPageView } from './page-views.ts';

test.each([
  ['/', true],
  ['/communities', true],
  ['/communities/explore', true],
  ['/communities/saved-posts', true],
  ['/events', true],
  ['/news', true],
])('%s is tracked as a page view', (path, expected) => {
  expect(isPageView(path)).toBe(expected);
});

test.each([
  ['/communities/hand-therapy', 'PLT-720'],
  ['/communities/hand-therapy/posts/7', 'PLT-720'],
  ['/hubs/hand-therapy', 'PLT-720'],
  ['/events/12', 'PLT-719'],
  ['/news/details/3', 'PLT-721'],
  ['/resources/details/3', 'PLT-722'],
])('%s is not tracked as a page view [PLT-719] [PLT-720] [PLT-721] [PLT-722]', (path) => {
  expect(isPageView(path)).toBe(false);
});
