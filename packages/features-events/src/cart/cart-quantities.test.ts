import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCartQuantities } from './cart-quantities.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A server that answers when it is told to. */
function slowServer() {
  const requests: { sent: string; answer: PromiseWithResolvers<void> }[] = [];
  const send = vi.fn((id: string, quantity: number) => {
    const answer = Promise.withResolvers<void>();
    requests.push({ sent: `${id} ${quantity}`, answer });
    return answer.promise;
  });
  return { send, requests: requests, sent: () => requests.map(({ sent }) => sent) };
}

test('the last of many changes is sent, 400 ms after it [EVT-276]', () => {
  const { send, sent } = slowServer();
  const quantities = createCartQuantities({ waitMs: 400, send });
  quantities.change('a', 2);
  vi.advanceTimersByTime(399);
  quantities.change('a', 3);
  quantities.change('b', 7);
  expect(quantities.getState()).toEqual({ a: 3, b: 7 });
  vi.advanceTimersByTime(399);
  expect(sent()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent()).toEqual(['a 3', 'b 7']);
});

test('what is changed while the server is told is told after it, so that the last one holds', async () => {
  const { send, requests, sent } = slowServer();
  const quantities = createCartQuantities({ waitMs: 400, send });
  quantities.change('a', 2);
  vi.advanceTimersByTime(400);
  quantities.change('a', 5);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent()).toEqual(['a 2']);
  requests[0]?.answer.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent()).toEqual(['a 2', 'a 5']);
  expect(quantities.getState()).toEqual({ a: 5 });
  requests[1]?.answer.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(quantities.getState()).toEqual({});
});

test('whoever pays waits until everything is told, and knows whether it was taken', async () => {
  const { send, requests, sent } = slowServer();
  const quantities = createCartQuantities({ waitMs: 400, send });
  quantities.change('a', 2);
  quantities.change('b', 3);
  const flushed = quantities.flush();
  expect(sent()).toEqual(['a 2', 'b 3']);
  requests[0]?.answer.resolve();
  requests[1]?.answer.reject(new Error('No'));
  expect(await flushed).toBe(false);
  expect(quantities.getState()).toEqual({});
  expect(await quantities.flush()).toBe(true);
});

test('a refusal of what has been changed since counts for nothing', async () => {
  const { send, requests, sent } = slowServer();
  const quantities = createCartQuantities({ waitMs: 400, send });
  quantities.change('a', 20);
  vi.advanceTimersByTime(400);
  quantities.change('a', 4);
  requests[0]?.answer.reject(new Error('Too many'));
  await vi.advanceTimersByTimeAsync(0);
  expect(quantities.getState()).toEqual({ a: 4 });
  await vi.advanceTimersByTimeAsync(400);
  expect(sent()).toEqual(['a 20', 'a 4']);
});

test('what is taken out is not told of any more', async () => {
  const { send, requests, sent } = slowServer();
  const quantities = createCartQuantities({ waitMs: 400, send });
  quantities.change('a', 2);
  vi.advanceTimersByTime(400);
  quantities.change('a', 3);
  const dropped = quantities.drop('a');
  requests[0]?.answer.resolve();
  await dropped;
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent()).toEqual(['a 2']);
  expect(quantities.getState()).toEqual({});
});
