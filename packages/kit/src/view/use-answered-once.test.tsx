import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failedView } from '../testing/sample-problem.ts';
import { useAnsweredOnce } from './use-answered-once.ts';
import { empty, loading, type View } from './view.ts';

test.each([
  ['nothing', empty],
  ['a failure', failedView],
])('%s is an answer too, and what waited for it stays while it is asked for again', (_, answer) => {
  const { result, rerender } = renderHook((view: View<unknown>) => useAnsweredOnce(view), { initialProps: loading });
  expect(result.current).toBe(false);
  rerender(answer);
  expect(result.current).toBe(true);
  rerender(loading);
  expect(result.current).toBe(true);
});
