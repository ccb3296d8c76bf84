import { notificationTypes } from '@portal/rules';
import { defineFeature, memorySession } from '@portal/kit';
import { testPortal } from '@portal/kit/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleNotification } from '../stories/sample-notifications.ts';
import { Notifications } from './Notifications.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const communities = defineFeature({
  id: 'communities',
  mount: () => '/communities',
  routes: { community: { path: '/:alias', title: 'Community', load: async () => ({ default: () => null }) } },
});

test('a stranger is offered to sign in, and nothing is asked of the server', () => {
  const fetchSpy = vi.spyOn(globalThis, 'fetch');
  const { wrapper } = testPortal({ session: memorySession(), onSignIn: vi.fn() });
  render(<Notifications />, { wrapper });
  expect(screen.getByRole('heading', { name: 'Sign in to see this' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeDefined();
  expect(fetchSpy).not.toHaveBeenCalled();
});

test.each([
  ['named none', undefined, null],
  ['named the feature', [communities], 'https://portal.example.org/communities/hand-therapy'],
])('where the website has %s, a notification leads to its community accordingly', async (_, features, href) => {
  const notification = sampleNotification({
    activityType: notificationTypes.newOpenCommunityCreated,
    readAt: '2026-11-18T01:00:00.000Z',
    post: null,
  });
  const fetch = async () => Response.json({ notifications: [notification], totalItemCount: 1, nextCursor: null });
  const { wrapper } = testPortal({ apiUrl: 'https://portal.example.org', fetch, ...(features && { features }) });
  render(<Notifications />, { wrapper });
  const { textContent } = await screen.findByText(/Tom Papadopoulos/);
  const link = screen.queryByRole('link', { name: textContent ?? '' });
  expect(link?.getAttribute('href') ?? null).toBe(href);
});
