import { testPortal } from '@portal/kit/testing';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleCommunity } from '@portal/stories/samples/communities';
import { useMembershipExit } from './use-membership-exit.ts';

afterEach(() => void vi.restoreAllMocks());

const community = sampleCommunity({ membershipStatus: 'Joined' });

test.each([
  ['has left is led out', 200, 1],
  ['could not leave stays', 409, 0],
])('whoever %s [COM-132]', async (_, status, times) => {
  const problem = { code: 'conflict', status, message: 'The list of members is being restored.' };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json(status === 200 ? {} : problem, { status }),
  );
  const onLeft = vi.fn();
  const { result } = renderHook(() => useMembershipExit(community, onLeft), { wrapper: testPortal().wrapper });
  await act(() => result.current.leaveCommunity());
  expect(onLeft).toHaveBeenCalledTimes(times);
});
