import { calls } from '@portal/api';
import { memorySession } from '@portal/kit';
import { loginOf, testPortal } from '@portal/kit/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sampleMembership } from '../../stories/sample-membership.ts';
import { MembershipProfilePage } from './MembershipProfilePage.tsx';

afterEach(cleanup);

const shop = 'https://join.example/renew';

test('whoever signs in after another sees their own membership and renewal, and nothing of the other [PLT-658]', async () => {
  let answerTom = () => {};
  const isAnswered = new Promise<void>((resolve) => (answerTom = resolve));
  /** As the server answers: of whoever asks. */
  async function answer(address: string, { headers }: RequestInit): Promise<Response> {
    const isMia = new Headers(headers).get('Authorization') === 'Bearer access-mia';
    if (!isMia) await isAnswered;
    const { pathname } = new URL(address);
    if (pathname === calls.ownMembership.current.path)
      return Response.json({ ...sampleMembership, membershipName: isMia ? 'Full member' : 'Student member' });
    if (pathname === calls.ownMembership.renewalLink.path)
      return Response.json({ url: `${shop}/${isMia ? 'mia' : 'tom'}` });
    return Response.json({ url: null, previewUrl: null });
  }
  const session = memorySession(loginOf('mia'));
  const { wrapper } = testPortal({ session, fetch: answer });
  render(<MembershipProfilePage params={{}} search={{}} onSearchChange={() => undefined} />, { wrapper });
  const shown = () => document.body.innerHTML;
  await waitFor(() => expect(shown()).toContain(`${shop}/mia`));
  expect(shown()).toContain('Full member');
  act(() => session.set(loginOf('tom')));
  await waitFor(() => expect(shown()).not.toMatch(/Full member|renew\/mia/));
  answerTom();
  await waitFor(() => expect(shown()).toContain(`${shop}/tom`));
  await screen.findAllByText('Student member');
  expect(shown()).not.toMatch(/Full member|renew\/mia/);
});
