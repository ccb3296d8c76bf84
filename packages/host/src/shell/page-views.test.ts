import { composeFeatures, defineFeature } from '@portal/kit';
import { testProfile } from '@portal/kit/testing';
import { expect, test } from 'vitest';
import { viewOf } from './page-views.ts';

const load = async () => ({ default: () => null });
const route = <const Path extends string>(path: Path) => ({ path, title: path, load });

/** As the features of these areas say it. */
const features = [
  defineFeature({
    id: 'communities',
    mount: () => '/communities',
    routes: {
      all: route('/'),
      explore: route('/explore'),
      savedPosts: route('/saved-posts'),
      community: route('/:alias'),
      post: route('/:alias/posts/:id'),
    },
    contributes: { engagement: { community: 'itself', post: 'itself' } },
  }),
  defineFeature({
    id: 'events',
    mount: () => '/events',
    routes: {
      all: route('/'),
      attending: route('/attending'),
      discover: route('/discover/:tab'),
      event: route('/:id'),
    },
    contributes: { engagement: { event: { kind: 'viewEvent', target: 'id' } } },
  }),
  defineFeature({
    id: 'content',
    mount: () => '/',
    routes: {
      news: route('/news'),
      item: route('/news/details/:id'),
      resources: route('/resources'),
      resource: route('/resources/details/:id'),
    },
    contributes: { engagement: { item: { kind: 'viewNews', target: 'id' }, resource: 'itself' } },
  }),
];
const { routes } = composeFeatures(testProfile(), features);

test.each([
  '/',
  '/communities',
  '/communities/explore',
  '/communities/saved-posts',
  '/events',
  '/events/attending',
  '/events/discover/all',
  '/news',
  '/resources',
  '/no/such/page',
  '/events/%',
])('%s is tracked as a page view, as lists are [PLT-723]', (path) => {
  expect(viewOf(routes, path)).toEqual({ kind: 'viewPage', data: { path } });
});

test.each(['/communities/hand-therapy', '/communities/hand-therapy/posts/7'])(
  '%s is not tracked as a page view: the community counts itself [PLT-720] [SVC-159]',
  (path) => {
    expect(viewOf(routes, path)).toBeNull();
  },
);

test.each([
  ['/events/e%2012', 'e 12'],
  ['/events/100%25', '100%'],
])(
  '%s, the page of an event, sends viewEvent instead, however it is encoded [PLT-719] [PLT-723] [SVC-158]',
  (path, targetId) => {
    expect(viewOf(routes, path)).toEqual({ kind: 'viewEvent', data: { targetId } });
  },
);

test('the page of a news item sends viewNews instead [PLT-721]', () => {
  expect(viewOf(routes, '/news/details/3')).toEqual({ kind: 'viewNews', data: { targetId: '3' } });
});

test('the page of a resource is not tracked as a page view [PLT-722]', () => {
  expect(viewOf(routes, '/resources/details/3')).toBeNull();
});
