import { type NavigationPort, ViewerProvider } from '@portal/kit';
import { testMember, testPortal } from '@portal/kit/testing';
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MemberProfilePage } from './MemberProfilePage.tsx';

test('whoever opens their own profile as another’s is led to their own page [DIR-061]', () => {
  const viewer = testMember();
  const navigate = vi.fn();
  const navigation: NavigationPort = { link: (props) => <a {...props} />, navigate, back: vi.fn() };
  const { wrapper } = testPortal({ navigation, destinations: { 'directory.own': '/profile' } });
  render(
    <ViewerProvider value={viewer}>
      <MemberProfilePage params={{ id: viewer.id }} search={{}} onSearchChange={vi.fn()} />
    </ViewerProvider>,
    { wrapper },
  );
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/profile', { replace: true });
});
