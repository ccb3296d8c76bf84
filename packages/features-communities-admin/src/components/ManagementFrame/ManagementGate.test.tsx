import { type NavigationPort, ViewerProvider } from '@portal/kit';
import { testPortal, testStaff } from '@portal/kit/testing';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ManagementGate } from './ManagementGate.tsx';

const destinations = {
  'communitiesManagement.all': '/admin/communities-management',
  'communitiesManagement.tags': '/admin/communities-management/tags',
  'communitiesManagement.faq': '/admin/communities-management/faq',
};

test.each<[string, string[], boolean, string[]]>([
  ['with its flag', ['generalTags', 'generalFaq'], true, []],
  ['with others', ['generalFaq', 'generalCommunities'], false, ['/admin/communities-management']],
  ['with one other', ['generalFaq'], false, ['/admin/communities-management/faq']],
])('the page of tags %s [COM-425]', (_, permissions, isShown, expected) => {
  const visited: string[] = [];
  const navigation: NavigationPort = {
    link: (props) => <a {...props} />,
    navigate: (href) => void visited.push(href),
    back: () => undefined,
  };
  render(
    <ViewerProvider value={testStaff({ permissions })}>
      <ManagementGate tab="tags">Tags</ManagementGate>
    </ViewerProvider>,
    { wrapper: testPortal({ navigation, destinations }).wrapper },
  );
  expect(screen.queryByText('Tags') !== null).toBe(isShown);
  expect(visited).toEqual(expected);
});
