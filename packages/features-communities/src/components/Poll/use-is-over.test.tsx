import { calls, type Poll, useEndpoint } from '@portal/api';
import { testPortal } from '@portal/kit/testing';
import { samplePost } from '@portal/stories/samples/posts';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hiddenPoll, samplePoll } from '../../stories/sample-polls.ts';
import { useIsOver } from './use-is-over.ts';

const second = 1000;
const post = samplePost({ id: 'p-1' });
let requestCount = 0;

beforeEach(() => {
  vi.useFakeTimers();
  requestCount = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    requestCount += 1;
    return Response.json(post);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A post on screen with a poll that closes in a while. */
async function onScreen(make: (changes: Partial<Poll>) => Poll, closesInMs: number) {
  const poll = make({ results: 'afterClose', closesAt: new Date(Date.now() + closesInMs).toISOString() });
  const { result, unmount } = renderHook(
    () => {
      useEndpoint(calls.posts.byId, { params: { id: post.id } });
      return useIsOver(poll);
    },
    { wrapper: testPortal().wrapper },
  );
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await vi.waitFor(() => expect(requestCount).toBe(1), 15_000);
  return { isOver: () => result.current, pass, unmount };
}

test('a poll is over at its time, and what it hid until then is asked for soon', async () => {
  const { isOver, pass } = await onScreen(hiddenPoll, 600 * second);
  await pass(400 * second);
  expect([isOver(), requestCount]).toEqual([false, 1]);
  await pass(200 * second);
  expect(isOver()).toBe(true);
  await pass(2 * second);
  expect(requestCount).toBe(2);
  await pass(600 * second);
  expect(requestCount).toBe(2);
});

test('results that were seen before are not asked for again', async () => {
  const { isOver, pass } = await onScreen(samplePoll, 600 * second);
  await pass(610 * second);
  expect([isOver(), requestCount]).toEqual([true, 1]);
});

test('a poll that closes in four weeks is open until then', async () => {
  const { isOver, pass } = await onScreen(hiddenPoll, 28 * 86_400 * second);
  await pass(10 * second);
  expect([isOver(), requestCount]).toEqual([false, 1]);
});

test('what has left the screen asks for nothing', async () => {
  const { pass, unmount } = await onScreen(hiddenPoll, 600 * second);
  unmount();
  await pass(610 * second);
  expect(requestCount).toBe(1);
});
