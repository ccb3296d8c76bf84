import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useAnsweredOnce } from './use-answered-once.ts';
import { empty, failed, loading, type View } from './view.ts';

const failure = failed({ code: 'server_error', status: 500, message: 'The library burnt down' }, () => undefined);

test.each([
  ['nothing', empty],
  ['a failure', failure],
])('%s is an answer too, and what waited for it stays while it is asked for again', (_, answer) => {
  const { result, rerender } = renderHook((view: View<unknown>) => useAnsweredOnce(view), { initialProps: loading });
  expect(result.current).toBe(false);
  rerender(answer);
  expect(result.current).toBe(true);
  rerender(loading);
  expect(result.current).toBe(true);
});
