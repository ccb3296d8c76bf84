import type { ComposedRoute, PageProps } from '@portal/kit';
import { testPortal } from '@portal/kit/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { RoutePage } from './RoutePage.tsx';

function Filters({ onSearchChange }: PageProps) {
  return <button onClick={() => onSearchChange({ keyword: 'hand' }, { replace: true })}>Apply</button>;
}

const route: ComposedRoute = {
  pattern: '/communities/explore',
  feature: 'communities',
  name: 'explore',
  title: 'Explore',
  access: 'signedIn',
  isStatic: true,
  load: () => Promise.resolve({ default: Filters }),
};

afterEach(() => window.history.replaceState(null, '', '/'));

test.each([
  ['changes its own address', '/communities/explore', [['/communities/explore?keyword=hand', { replace: true }]]],
  ['changes no address any more once its reader has left for another page', '/news', []],
])('a page %s', async (_, address, navigated) => {
  const navigate = vi.fn();
  window.history.replaceState(null, '', address);
  const navigation = { link: () => null, navigate, back: vi.fn() };
  render(<RoutePage route={route} params={{}} location={{ pathname: '/communities/explore', search: '' }} />, {
    wrapper: testPortal({ navigation }).wrapper,
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Apply' }));
  expect(navigate.mock.calls).toEqual(navigated);
});
