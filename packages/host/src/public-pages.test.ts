import { defineFeature, defineMessages, useViewerState } from '@portal/kit';
import { testProfile } from '@portal/kit/testing';
import { expect, test } from 'vitest';
import { pageDocuments } from './public-pages.tsx';

const messages = defineMessages('welcome', { welcome: 'Welcome' });

const titled = { title: 'welcome', load: () => Promise.resolve({ default: () => 'Come in' }) };

type Definition = Parameters<typeof defineFeature>[0];

function documentsOf(routes: Definition['routes'], module?: 'events', contributes: Definition['contributes'] = {}) {
  const feature = defineFeature({
    id: 'welcome',
    mount: () => '/welcome',
    messages,
    routes,
    contributes,
    ...(module !== undefined && { module }),
  });
  const parts = {
    profile: testProfile(),
    brand: { logo: '/l.svg', logoDark: '/d.svg', mark: '/m.svg', favicon: '/f.svg', signIn: '/s.svg' },
    theme: 'test',
    publicFeatures: [],
    loadFeatures: async () => [feature],
    closed: [],
    isInDevelopment: false,
  };
  return pageDocuments(parts, [feature]);
}

function prerendered(Page: () => string, access: 'public' | 'signedIn' = 'public') {
  const load = () => Promise.resolve({ default: Page });
  const [, page] = documentsOf({ home: { path: '/', title: 'welcome', access, isStatic: access === 'public', load } });
  if (page === undefined) throw new Error('There is no such page');
  return page.render();
}

test('a public page is drawn with what it says', async () => {
  expect(await prerendered(() => 'Come in')).toContain('Come in');
});

test('a page that fails while it is drawn is no page without that part, but an error that names it', async () => {
  const failing = () => {
    throw new Error('Out of paper');
  };
  await expect(prerendered(failing)).rejects.toMatchObject({
    message: '/welcome could not be drawn',
    cause: { message: 'Out of paper' },
  });
});

test('a page behind sign-in is drawn in the shell as it looks before anybody is known', async () => {
  const html = await prerendered(() => `For ${useViewerState() === 'loading' ? 'somebody' : 'a person'}`, 'signedIn');
  expect(html).toMatch(/<header.*<main[^>]*>.*For somebody.*<\/main>/s);
});

test('the way home is drawn as it looks before anybody is known, and begins what its open sections ask for', async () => {
  const section = (id: string, reads: string) => ({
    ...{ id, title: id, order: 10 },
    load: async () => ({
      default: () => null,
      firstReads: () => [{ request: reads, prefetch: async () => undefined }],
    }),
  });
  const [home] = documentsOf({}, undefined, {
    home: [section('open', 'GET /api/open'), { ...section('closed', 'GET /api/closed'), permission: 'generalFaq' }],
  });
  expect(home).toMatchObject({ pattern: '/', name: 'home', isPublic: false, title: expect.stringContaining('Home') });
  expect(await home?.render()).toContain('aria-busy="true"');
  expect(await home?.firstCalls()).toEqual([
    ...['GET /api/v1/account', 'GET /api/v1/permission'],
    ...['GET /api/open', 'GET /api/dashboard/sections'],
  ]);
});

test('every page is told in the order of addresses, with a name where it can be drawn', () => {
  const pages = documentsOf({
    home: { path: '/', ...titled },
    one: { path: '/:id', ...titled },
    code: { path: '/code', ...titled, access: 'public' },
    way: { path: '/in', ...titled, access: 'public', isStatic: true },
  });
  expect(pages.map(({ pattern, name, isPublic }) => [pattern, name, isPublic])).toEqual([
    ['/', 'home', false],
    ['/welcome', 'welcome.home', false],
    ['/welcome/code', undefined, true],
    ['/welcome/in', 'welcome.way', true],
    ['/welcome/:id', 'welcome.one', false],
  ]);
});

test('a page whose module is off is not drawn', () => {
  const pages = documentsOf({ home: { path: '/', ...titled } }, 'events');
  expect(pages.map(({ pattern, name }) => [pattern, name])).toEqual([
    ['/', 'home'],
    ['/welcome', undefined],
  ]);
});

test('a page that not everybody may see is drawn as a skeleton, and still begins its calls', async () => {
  const load = () =>
    Promise.resolve({
      default: () => 'For staff alone',
      firstReads: ({ id }: { id: string }) => [{ request: `GET /api/one?is=${id}`, prefetch: async () => undefined }],
    });
  const [, page] = documentsOf({ home: { path: '/:id', title: 'welcome', permission: 'generalAnnouncements', load } });
  const html = await page?.render();
  expect(html).toContain('aria-busy="true"');
  expect(html).not.toContain('For staff alone');
  expect(await page?.firstCalls()).toEqual(['GET /api/v1/account', 'GET /api/v1/permission', 'GET /api/one?is={id}']);
});
