import { expect, test } from 'vitest';
import { viewOf } from './page-views.ts';

test.each([
  '/',
  '/communities',
  '/communities/explore',
  '/communities/saved-posts',
  '/events',
  '/events/attending',
  '/events/discover/all',
  '/news',
  '/news/7',
  '/resources',
])('%s is tracked as a page view, as lists are [PLT-723]', (path) => {
  expect(viewOf(path)).toEqual({ kind: 'viewPage', data: { path } });
});

test.each(['/communities/hand-therapy', '/communities/hand-therapy/posts/7', '/hubs/hand-therapy'])(
  '%s is not tracked as a page view: the community counts itself [PLT-720]',
  (path) => {
    expect(viewOf(path)).toBeNull();
  },
);

test('the page of an event sends viewEvent instead [PLT-719] [PLT-723]', () => {
  expect(viewOf('/events/e%2012')).toEqual({ kind: 'viewEvent', data: { targetId: 'e 12' } });
});

test.each([
  ['/events/100%25', { kind: 'viewEvent', data: { targetId: '100%' } }],
  ['/events/%', { kind: 'viewEvent', data: { targetId: '%' } }],
  ['/news/details/%E0%A4%A', { kind: 'viewNews', data: { targetId: '%E0%A4%A' } }],
])('%s is counted, however it is encoded', (path, view) => {
  expect(viewOf(path)).toEqual(view);
});

test('the page of a news item sends viewNews instead [PLT-721]', () => {
  expect(viewOf('/news/details/3')).toEqual({ kind: 'viewNews', data: { targetId: '3' } });
});

test('the page of a resource is not tracked as a page view [PLT-722]', () => {
  expect(viewOf('/resources/details/3')).toBeNull();
});
