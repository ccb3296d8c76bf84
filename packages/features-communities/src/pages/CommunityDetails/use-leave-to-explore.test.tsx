import type { NavigationPort } from '@portal/kit';
import { testPortal } from '@portal/kit/testing';
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useLeaveToExplore } from './use-leave-to-explore.ts';

const navigate = vi.fn();
const navigation: NavigationPort = { link: (props) => <a {...props} />, navigate, back: vi.fn() };

const portalWith = (destinations: Record<string, string>) => testPortal({ navigation, destinations }).wrapper;

test('leaving ends on Explore [COM-132]', () => {
  const wrapper = portalWith({ 'communities.explore': '/communities/explore' });
  const { result } = renderHook(() => useLeaveToExplore(), { wrapper });
  result.current();
  expect(navigate).toHaveBeenCalledWith('/communities/explore');
});

test('without Explore the person stays', () => {
  navigate.mockClear();
  const { result } = renderHook(() => useLeaveToExplore(), { wrapper: portalWith({}) });
  result.current();
  expect(navigate).not.toHaveBeenCalled();
});
