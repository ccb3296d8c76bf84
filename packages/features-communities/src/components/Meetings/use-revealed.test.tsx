import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useRevealed } from './use-revealed.ts';

test('a list grows in steps of ten, and another one begins anew [COM-249]', () => {
  const { result, rerender } = renderHook(({ of }) => useRevealed(of), { initialProps: { of: 'all' } });
  expect(result.current.count).toBe(10);
  act(() => result.current.more());
  act(() => result.current.more());
  expect(result.current.count).toBe(30);
  rerender({ of: 'past' });
  expect(result.current.count).toBe(10);
  act(() => result.current.more());
  expect(result.current.count).toBe(20);
});
