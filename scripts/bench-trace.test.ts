import { expect, test } from 'vitest';
import { longestTask } from './bench-trace.ts';

const page = { name: 'thread_name', pid: 1, tid: 2, args: { name: 'CrRendererMain' } };
const trace = (...traceEvents: object[]) => Buffer.from(JSON.stringify({ traceEvents }));

test('the longest task of the page counts, and not that of another thread', () => {
  const task = (pid: number, tid: number, tdur: number) => ({ name: 'RunTask', pid, tid, tdur, dur: 2 * tdur });
  expect(longestTask(trace(page, task(1, 2, 1500), task(1, 2, 42_000), task(1, 3, 99_000)))).toBe(42);
});

test('a trace without tasks is no measurement', () => {
  expect(() => longestTask(trace(page))).toThrow('no task');
});
