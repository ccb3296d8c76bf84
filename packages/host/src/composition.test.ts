import { defineFeature } from '@portal/kit';
import { testProfile } from '@portal/kit/testing';
import { expect, test } from 'vitest';
import { composePortal } from './composition.ts';

const load = () => Promise.resolve({ default: () => null });
const wayIn = defineFeature({
  id: 'wayIn',
  mount: () => '/account',
  routes: { signIn: { path: '/sign-in', title: 'Sign In', access: 'public', load } },
});
const news = defineFeature({
  id: 'news',
  mount: () => '/news',
  routes: { list: { path: '/', title: 'News', load } },
});

const portal = composePortal({
  profile: testProfile(),
  brand: { logo: '', logoDark: '', mark: '', favicon: '', signIn: '' },
  theme: 'test',
  publicFeatures: [wayIn],
  loadFeatures: async () => [news, wayIn],
  closed: [],
  isInDevelopment: false,
});

test('signed-out visitors have the pages that are open to them, and the other features when their code has come', async () => {
  expect(portal.routes.map(({ pattern }) => pattern)).toEqual(['/account/sign-in']);
  expect(portal.destinations).toEqual({ 'wayIn.signIn': '/account/sign-in' });
  const whole = await portal.whole.load();
  expect(whole.features).toEqual([news, wayIn]);
  expect(whole.destinations).toEqual({ 'wayIn.signIn': '/account/sign-in', 'news.list': '/news' });
});

test('a page that is on screen stays the same when the others come', async () => {
  const whole = await portal.whole.load();
  expect(whole.publicRoutes).toEqual(portal.publicRoutes);
  expect(whole.publicRoutes[0]).toBe(portal.publicRoutes[0]);
  expect(whole.routes).toContain(portal.publicRoutes[0]);
});
