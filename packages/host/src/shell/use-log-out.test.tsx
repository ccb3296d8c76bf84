import { usePortal } from '@portal/kit';
import { testPortal } from '@portal/kit/testing';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useLogOut } from './use-log-out.ts';

function opened() {
  const { wrapper } = testPortal({ fetch: async () => Response.json({}) });
  return renderHook(() => ({ ...useLogOut(), portal: usePortal() }), { wrapper }).result;
}

test('whoever logs out while something waits to be sent is asked, and stays or leaves', async () => {
  const result = opened();
  act(() => result.current.portal.drafts.mark('door', true));
  act(() => result.current.logOut());
  expect(result.current.isAsking).toBe(true);
  expect(result.current.portal.session.get()).not.toBeNull();
  act(() => result.current.stay());
  expect(result.current.isAsking).toBe(false);
  await act(async () => result.current.leave());
  await expect.poll(() => result.current.portal.session.get()).toBeNull();
});

test('whoever has nothing to send is not asked', async () => {
  const result = opened();
  await act(async () => result.current.logOut());
  expect(result.current.isAsking).toBe(false);
  await expect.poll(() => result.current.portal.session.get()).toBeNull();
});
