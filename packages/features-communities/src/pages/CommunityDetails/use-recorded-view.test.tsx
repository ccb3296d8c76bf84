import { testPortal } from '@portal/kit/testing';
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useRecordedView } from './use-recorded-view.ts';

afterEach(() => void vi.unstubAllGlobals());

test('the page of a community sends viewCommunity, once it is open to the person [PLT-723] [SVC-162]', () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
  const track = vi.fn();
  const { rerender } = renderHook(({ id }: { id: string | null }) => useRecordedView(id), {
    wrapper: testPortal({ analytics: { track } }).wrapper,
    initialProps: { id: null as string | null },
  });
  expect(track).not.toHaveBeenCalled();
  rerender({ id: 'c-1' });
  rerender({ id: 'c-1' });
  expect(track.mock.calls).toEqual([['viewCommunity', { targetId: 'c-1' }]]);
});
