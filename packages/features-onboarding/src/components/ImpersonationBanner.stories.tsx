import { calls } from '@portal/api';
import { createMock, failing, handlersOf } from '@portal/demo/mock';
import { usePortal, useSession, useViewer, ViewerProvider } from '@portal/kit';
import { Stack, Text } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ImpersonationBanner } from './ImpersonationBanner.tsx';

interface ActingArgs {
  /** Null: the member themself. */
  admin: { id: string; name: string } | null;
}

const own = {
  accessToken: 'p-004',
  refreshToken: 'p-004',
  expiresAt: '2099-01-01T00:00:00.000Z',
  userId: 'p-004',
  userName: 'Helen Brooks',
};

function Acting({ admin }: ActingArgs) {
  const viewer = useViewer();
  const session = useSession();
  const port = usePortal().session;
  useEffect(() => {
    const login = port.get();
    if (login !== null) port.set({ ...login, own });
  }, [port]);
  return (
    <ViewerProvider value={viewer && { ...viewer, impersonator: admin }}>
      <Stack gap={4}>
        <ImpersonationBanner />
        <Text size="sm" tone="quiet">{`Session of ${session?.userName}`}</Text>
      </Stack>
    </ViewerProvider>
  );
}

const meta = {
  title: 'Onboarding/Impersonation banner',
  component: Acting,
  args: { admin: { id: 'p-004', name: 'Helen Brooks' } },
  beforeEach({ msw }) {
    const { state, routes } = createMock();
    state.accessTokens.set('p-001', 'p-001');
    state.impersonators.set('p-001', 'p-004');
    msw.use(...handlersOf({ routes }));
  },
} satisfies Meta<typeof Acting>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stop: Story = {
  play: async () => {
    await expect(screen.getByText('Helen Brooks, you see the portal as Mia Nguyen.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Stop impersonating' }));
    await waitFor(() => expect(screen.getByText('Session of Helen Brooks')).toBeVisible());
  },
};

export const Keyboard: Story = {
  play: async () => {
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Stop impersonating' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByText('Session of Helen Brooks')).toBeVisible());
  },
};

export const StopFails: Story = {
  beforeEach({ msw }) {
    msw.use(failing(calls.auth.stopImpersonating, { code: 'rate_limited', message: 'Try again later.' }));
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Stop impersonating' }));
    await waitFor(() => expect(screen.getByText('You are still acting for the member. Try again.')).toBeVisible());
  },
};

/** The hour is over, or the administrator signed out elsewhere: they are themself again all the same. */
export const OverAlready: Story = {
  beforeEach({ msw }) {
    msw.use(failing(calls.auth.stopImpersonating, { code: 'unauthenticated', message: 'Please sign in.' }));
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Stop impersonating' }));
    await waitFor(() => expect(screen.getByText('Session of Helen Brooks')).toBeVisible());
    await expect(await screen.findByText('You act for the member no longer.')).toBeVisible();
    await expect(screen.queryByText('You are still acting for the member. Try again.')).toBeNull();
  },
};

/** Nobody acts for the member: there is nothing to say. */
export const Oneself: Story = {
  args: { admin: null },
  play: async () => {
    await expect(screen.queryByRole('button', { name: 'Stop impersonating' })).toBeNull();
  },
};

export const Narrow: Story = {
  globals: { width: '360px' },
  args: { admin: { id: 'p-004', name: 'Maximiliana Featherstonehaugh-Papadopoulos' } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
