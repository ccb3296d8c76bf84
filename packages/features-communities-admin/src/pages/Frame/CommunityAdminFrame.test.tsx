import type { NavigationPort } from '@portal/kit';
import { ready } from '@portal/kit';
import { testPortal } from '@portal/kit/testing';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { sampleCommunities } from '@portal/stories/samples/communities';
import { CommunityAdminFrame } from './CommunityAdminFrame.tsx';
import { CommunityAdminHome } from './CommunityAdminHome.tsx';

const navigate = vi.fn();
const navigation: NavigationPort = { link: (props) => <a {...props} />, navigate, back: vi.fn() };
const destinations = {
  'communities.dashboard': '/communities',
  'communitiesAdmin.adminCommunityAboutPage': '/admin/community/:id/about',
};
const { wrapper } = testPortal({ navigation, destinations });
const community = sampleCommunities[0]!;

beforeEach(() => navigate.mockClear());

test('the bare address of a community leads to its page about [COM-289]', () => {
  render(<CommunityAdminHome params={{ id: 'c-1' }} search={{}} onSearchChange={vi.fn()} />, { wrapper });
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/admin/community/c-1/about', { replace: true });
});

test.each([
  [['meetingAll'] as const, false],
  [['communityBlacklist'] as const, true],
])('a page opened with the permissions %j shows: %s; else it leads to the page about [COM-290]', (flags, isOpen) => {
  render(
    <CommunityAdminFrame
      page="bannedMembers"
      view={ready({ community, facts: { permissions: new Set(flags), isStaff: false } })}
      statistics={null}
    >
      {() => <h1>Blacklist</h1>}
    </CommunityAdminFrame>,
    { wrapper },
  );
  expect(screen.queryByRole('heading', { name: 'Blacklist' }) !== null).toBe(isOpen);
  expect(navigate.mock.calls).toEqual(isOpen ? [] : [[`/admin/community/${community.id}/about`, { replace: true }]]);
});
