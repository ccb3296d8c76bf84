import { testPortal } from '@portal/kit/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleCommunity } from '@portal/stories/samples/communities';
import { useJoin } from './use-join.ts';

afterEach(() => void vi.restoreAllMocks());

const question = { id: 'why', text: 'Why?', isRequiredAssets: false };

test('answers are kept while the terms are asked for that the community did not ask for before, and a join counts once it is made [SVC-162]', async () => {
  const joined: unknown[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    // The client asks by text.
    const path = input as string;
    if (path.endsWith('/question')) return Response.json({ questions: [question] });
    if (!path.endsWith('/join')) return Response.json({});
    joined.push(typeof init?.body === 'string' ? JSON.parse(init.body) : null);
    return joined.length > 1
      ? Response.json({ status: 'Awaiting' })
      : Response.json(
          { code: 'agreement_required', status: 409, message: 'Please accept the terms.' },
          { status: 409 },
        );
  });
  const track = vi.fn();
  const notify = { success: vi.fn(), failure: vi.fn(), info: vi.fn() };
  const { wrapper } = testPortal({ notify, analytics: { track } });
  const community = sampleCommunity({ isPublic: false, isRequireAgreement: false });
  const { result } = renderHook(() => useJoin(community), { wrapper });

  await act(() => result.current.start());
  expect(result.current.step.at).toBe('questions');
  await act(() => result.current.submitAnswers({ why: { text: 'To learn', file: null } }));
  expect(result.current.step.at).toBe('terms');
  expect(notify.failure).not.toHaveBeenCalled();
  expect(track).not.toHaveBeenCalled();
  act(() => result.current.acceptTerms());
  await waitFor(() => expect(result.current.step.at).toBe('idle'));
  const answers = [{ questionId: 'why', answer: 'To learn' }];
  expect(joined).toEqual([{ answers }, { answers, isAgreed: true }]);
  expect(track.mock.calls).toEqual([['joinCommunity', { targetId: community.id }]]);
});

test('who goes on with answers that are asked for no longer does not join by that', async () => {
  const requests: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    // The client asks by text.
    requests.push((input as string).split('/').at(-1) ?? '');
    return Response.json({ questions: [] });
  });
  const { wrapper } = testPortal();
  const community = sampleCommunity({ isPublic: false, isRequireAgreement: false });
  const { result } = renderHook(() => useJoin(community), { wrapper });
  await act(() => result.current.goOn());
  expect([result.current.step.at, requests]).toEqual(['idle', ['question']]);
});
