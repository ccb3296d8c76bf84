import { ViewerProvider } from '@portal/kit';
import { testMember, testPortal } from '@portal/kit/testing';
import { profiles } from '@portal/profiles';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LapsedNotice } from './LapsedNotice.tsx';

afterEach(cleanup);

test.each([
  ['refuses to say', () => Response.json({ code: 'conflict', message: 'The shop is closed.' }, { status: 409 })],
  ['knows of no place', () => Response.json({ url: null })],
  ['names what is no place', () => Response.json({ url: 'javascript:alert(1)' })],
])('where the server %s, the notice leads where the organisation says', async (_, answer) => {
  const fetchMock = vi.fn(async () => answer());
  const queryClient = new QueryClient();
  const { wrapper, toasts } = testPortal({ profile: profiles.ota, fetch: fetchMock, queryClient });
  const notice = (
    <ViewerProvider value={testMember({ membershipLapsed: true })}>
      <LapsedNotice />
    </ViewerProvider>
  );
  const { rerender } = render(notice, { wrapper });
  await waitFor(() => expect([fetchMock.mock.calls.length, queryClient.isFetching()]).toEqual([1, 0]));
  // What was answered is rendered.
  rerender(notice);
  expect(screen.getByRole('link', { name: /^Renew your membership/ }).getAttribute('href')).toBe(
    'https://www.ota.example/renew',
  );
  expect(toasts()).toEqual([]);
});

test('of a member in good standing nothing is shown, and nothing asked', () => {
  const fetchMock = vi.fn(async () => Response.json({ url: 'https://www.ota.example/pay' }));
  const { wrapper } = testPortal({ profile: profiles.ota, fetch: fetchMock });
  render(
    <ViewerProvider value={testMember()}>
      <LapsedNotice />
    </ViewerProvider>,
    { wrapper },
  );
  expect(screen.queryByRole('link')).toBeNull();
  expect(fetchMock).not.toHaveBeenCalled();
});
