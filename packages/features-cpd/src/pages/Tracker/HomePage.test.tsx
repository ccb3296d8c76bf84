import { testPortal } from '@portal/kit/testing';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { HomePage } from './HomePage.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('/cpd leads on to the tracker, and Back does not come by it again [CPD-005]', () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  const navigate = vi.fn();
  const { wrapper } = testPortal({
    destinations: { 'cpd.tracker': '/cpd/tracker-page' },
    navigation: { link: (props) => <a {...props} />, navigate, back: () => {} },
  });
  render(<HomePage />, { wrapper });
  expect(navigate.mock.calls).toEqual([['/cpd/tracker-page', { replace: true }]]);
});
