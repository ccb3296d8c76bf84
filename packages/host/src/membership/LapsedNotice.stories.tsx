import { calls } from '@portal/api';
import { replying } from '@portal/demo/mock';
import {
  PortalProvider,
  usePortal,
  useSession,
  useViewer,
  ViewerProvider,
  memoryStorage,
  memorySession,
} from '@portal/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { LapsedNotice } from './LapsedNotice.tsx';

interface LapsedArgs {
  /** What the organisation's profile says. */
  renewalRoute: string | undefined;
  membershipLapsed: boolean;
}

function Lapsed({ renewalRoute, membershipLapsed }: LapsedArgs) {
  const portal = usePortal();
  const viewer = useViewer();
  const login = useSession();
  const [own] = useState(() => ({ session: memorySession(login), tabStorage: memoryStorage() }));
  const { renewalRoute: _, ...profile } = portal.profile;
  return (
    <PortalProvider
      apiUrl=""
      profile={renewalRoute === undefined ? profile : { ...profile, renewalRoute }}
      navigation={portal.navigation}
      {...own}
    >
      <ViewerProvider value={viewer && { ...viewer, membershipLapsed }}>
        <LapsedNotice />
      </ViewerProvider>
    </PortalProvider>
  );
}

const meta = {
  title: 'Shell/Lapsed membership',
  component: Lapsed,
  args: { renewalRoute: 'https://www.ota.example/renew', membershipLapsed: true },
} satisfies Meta<typeof Lapsed>;

export default meta;
type Story = StoryObj<typeof meta>;

const checkout = 'https://portal.example/api/checkout/invoices/00000000-0000-4000-8000-000000000001';
const noLink = replying(calls.ownMembership.renewalLink, { url: null });

/** On the organisation's website, in a new tab. */
export const Elsewhere: Story = {
  beforeEach: ({ msw }) => msw.use(noLink),
  play: async () => {
    await waitFor(() => expect(screen.getByText('Your membership has lapsed')).toBeVisible());
    const renew = screen.getByRole('link', { name: 'Renew your membership (opens in a new tab)' });
    await expect(renew).toHaveAttribute('href', 'https://www.ota.example/renew');
    await expect(renew).toHaveAttribute('target', '_blank');
  },
};

/** A renewal that waits is paid at its own address. */
export const WaitsToBePaid: Story = {
  beforeEach: ({ msw }) => msw.use(replying(calls.ownMembership.renewalLink, { url: checkout })),
  play: async () => {
    const renew = await screen.findByRole('link', { name: 'Renew your membership (opens in a new tab)' });
    await waitFor(() => expect(renew).toHaveAttribute('href', checkout));
  },
};

export const InThePortal: Story = {
  beforeEach: ({ msw }) => msw.use(noLink),
  args: { renewalRoute: '/settings/membership-profile' },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Your membership has lapsed')).toBeVisible());
    const renew = screen.getByRole('link', { name: 'Renew your membership' });
    await expect(renew).toHaveAttribute('href', '/settings/membership-profile');
    await expect(renew).not.toHaveAttribute('target');
  },
};

/** It can be put away, for this visit. */
export const Keyboard: Story = {
  play: async () => {
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: /^Renew your membership/ })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Not now' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('Your membership has lapsed')).toBeNull());
  },
};

/** Nothing is shown to members in good standing. */
export const NotLapsed: Story = {
  args: { membershipLapsed: false },
  play: async () => {
    await expect(screen.queryByText('Your membership has lapsed')).toBeNull();
  },
};

export const Narrow: Story = { globals: { width: '360px' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
