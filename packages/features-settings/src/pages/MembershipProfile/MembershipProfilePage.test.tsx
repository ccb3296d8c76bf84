import { calls } from '@portal/api';
import { memorySession } from '@portal/kit';
import { loginOf, testPortal } from '@portal/kit/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sampleMembership } from '../../stories/sample-membership.ts';
import { MembershipProfilePage } from './MembershipProfilePage.tsx';

afterEach(cleanup);

const shop = 'https://join.example/renew';

/** Answers as the server does: of whoever asks. */
async function answer(address: string, { headers }: RequestInit): Promise<Response> {
  const isMia = new Headers(headers).get('Authorization') === 'Bearer access-mia';
  const { pathname } = new URL(address);
  if (pathname === calls.ownMembership.current.path)
    return Response.json({ ...sampleMembership, membershipName: isMia ? 'Full member' : 'Student member' });
  if (pathname === calls.ownMembership.renewalLink.path)
    return Response.json({ url: `${shop}/${isMia ? 'mia' : 'tom'}` });
  return Response.json({ url: null, previewUrl: null });
}

test('whoever signs in after another sees their own membership and renewal, and nothing of the other [PLT-658]', async () => {
  const session = memorySession(loginOf('mia'));
  const { wrapper } = testPortal({ session, fetch: answer });
  render(<MembershipProfilePage params={{}} search={{}} onSearchChange={() => undefined} />, { wrapper });
  const renewal = () => screen.queryByRole('link', { name: /^Renew membership/ })?.getAttribute('href');
  await screen.findAllByText('Full member');
  await waitFor(() => expect(renewal()).toBe(`${shop}/mia`));
  act(() => session.set(loginOf('tom')));
  expect(screen.queryByText('Full member')).toBeNull();
  expect(renewal()).toBeUndefined();
  await screen.findAllByText('Student member');
  await waitFor(() => expect(renewal()).toBe(`${shop}/tom`));
});
