import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFreshView } from './use-fresh-view.ts';
import { ready } from './view.ts';

test('a form waits for what is there now, and stays while that is asked for again', () => {
  const { result, rerender } = renderHook(({ revision, isFetching }) => useFreshView(ready(revision), isFetching), {
    initialProps: { revision: 1, isFetching: true },
  });
  expect(result.current).toEqual({ state: 'loading' });
  rerender({ revision: 2, isFetching: false });
  expect(result.current).toEqual(ready(2));
  rerender({ revision: 2, isFetching: true });
  expect(result.current).toEqual(ready(2));
});
