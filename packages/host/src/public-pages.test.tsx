// @vitest-environment node
import { defineFeature, defineMessages } from '@portal/kit';
import { testProfile } from '@portal/kit/testing';
import { expect, test } from 'vitest';
import { publicPages } from './public-pages.tsx';

const messages = defineMessages('welcome', { welcome: 'Welcome' });

function drawn(Page: () => string) {
  const feature = defineFeature({
    id: 'welcome',
    mount: () => '/welcome',
    messages,
    routes: {
      home: {
        path: '/',
        title: 'welcome',
        access: 'public',
        isStatic: true,
        load: () => Promise.resolve({ default: Page }),
      },
    },
  });
  const [page] = publicPages({
    profile: testProfile(),
    brand: { logo: '', logoDark: '', mark: '', favicon: '', signIn: '' },
    theme: 'test',
    features: [feature],
    closed: [],
    isInDevelopment: false,
  });
  if (page === undefined) throw new Error('There is no public page');
  return page.render();
}

test('a public page is drawn with what it says', async () => {
  expect(await drawn(() => 'Come in')).toContain('Come in');
});

test('a page that fails while it is drawn is no page without that part, but an error that names it', async () => {
  const failing = () => {
    throw new Error('Out of paper');
  };
  await expect(drawn(failing)).rejects.toMatchObject({
    message: '/welcome could not be drawn',
    cause: { message: 'Out of paper' },
  });
});
