import { calls } from '@portal/api';
import { ViewerProvider } from '@portal/kit';
import { testMember, testPortal, testProfile } from '@portal/kit/testing';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LiveProfileCard } from './LiveProfileCard.tsx';

const on = { enabled: true, accessRules: [] };

test.each([
  ['is offered where the organisation renews memberships there', { membership_renewal: on }, 1],
  ['is neither offered nor asked for where it does not', {}, 0],
])('the renewal of a membership %s [HOM-030]', async (_, renewal, expected) => {
  const paths: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(new Request(input, init).url);
    paths.push(pathname);
    const isLink = pathname === calls.ownMembership.renewalLink.path;
    return Response.json(isLink ? { url: 'https://join.example/renew' } : membership);
  };
  const subModules = { membership_profile: on, ...renewal };
  const { wrapper: Portal } = testPortal({ fetch, profile: testProfile({ settings: { subModules } }) });
  const { unmount } = render(
    <Portal>
      <ViewerProvider value={testMember()}>
        <LiveProfileCard />
      </ViewerProvider>
    </Portal>,
  );
  await screen.findByText('Full member');
  await expect.poll(() => screen.queryAllByRole('link', { name: /^Renew membership/ })).toHaveLength(expected);
  expect(paths.filter((path) => path === calls.ownMembership.renewalLink.path)).toHaveLength(expected);
  unmount();
});

const membership = {
  ...{ id: 'm-1', memberNum: '1001', membershipName: 'Full member', memberStatus: 'Active' },
  ...{ joinDate: '2020-07-01', renewedToDate: '2027-06-30', terminationDate: null },
};
