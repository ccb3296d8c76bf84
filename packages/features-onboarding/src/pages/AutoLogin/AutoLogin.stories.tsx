import { calls } from '@portal/api';
import { delayed, failing } from '@portal/demo/mock';
import { memorySession, type PageProps, PortalProvider, usePortal, useSession } from '@portal/kit';
import { onAccountPage } from '@portal/stories';
import { Stack, Text } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AutoLogin, type AutoLoginProps } from './AutoLogin.tsx';
import { AutoLoginPage } from './AutoLoginPage.tsx';

function WithSession(props: AutoLoginProps) {
  const session = useSession();
  return (
    <Stack gap={4}>
      <AutoLogin {...props} />
      <Text size="sm" tone="quiet">
        {session === null ? 'Signed out' : `Signed in as ${session.userName}`}
      </Text>
    </Stack>
  );
}

const meta = {
  title: 'Onboarding/Auto-login',
  component: WithSession,
  decorators: [onAccountPage],
  globals: { role: 'signedOut' },
  parameters: { layout: 'padded' },
  args: { credentials: { ticket: 'ticket-for-mia.nguyen@example.org' }, signInHref: '/account/sign-in' },
} satisfies Meta<typeof WithSession>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ticket: Story = {
  parameters: { behaviours: ['PLT-124'] },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Signed in as Mia Nguyen')).toBeVisible());
  },
};

export const Password: Story = {
  args: { credentials: { email: 'mia.nguyen@example.org', password: 'anything' } },
  parameters: { behaviours: ['PLT-124'] },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Signed in as Mia Nguyen')).toBeVisible());
  },
};

export const WrongPassword: Story = {
  args: { credentials: { email: 'mia.nguyen@example.org', password: 'wrong' } },
  parameters: { behaviours: ['PLT-124'] },
  play: async () => {
    await waitFor(() => expect(screen.getByText('The user name or password is incorrect.')).toBeVisible());
    await expect(screen.getByText('Signed out')).toBeVisible();
  },
};

/** The address does not stand in for a code. */
export const SecondFactor: Story = {
  args: { credentials: { email: 'wei.chen@example.org', password: 'anything' } },
  parameters: { behaviours: ['PLT-124'] },
  play: async () => {
    await waitFor(() => expect(screen.getByText('The user name or password is incorrect.')).toBeVisible());
    await expect(screen.getByText('Signed out')).toBeVisible();
  },
};

export const TicketOver: Story = {
  args: { credentials: { ticket: 'used before' } },
  play: async () => {
    await waitFor(() => expect(screen.getByText('This link is no longer valid. Please sign in.')).toBeVisible());
  },
};

export const ServerDown: Story = {
  beforeEach({ msw }) {
    msw.use(failing(calls.auth.autoLogin, 500));
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Request Failed: Server error')).toBeVisible());
  },
};

export const Waiting: Story = {
  beforeEach({ msw }) {
    msw.use(delayed(calls.auth.autoLogin, Infinity));
  },
};

const onSearchChange = fn<PageProps['onSearchChange']>();
const navigate = fn();

/** Each secret is named: an argument that leaves one out would equal one in which it is undefined. */
async function expectClean(): Promise<void> {
  const changes = onSearchChange.mock.calls.map(([next, options]) => [Object.entries(next), options]);
  const secrets = ['ticket', 'username', 'password', 'impersonatorId'];
  await expect(changes).toContainEqual([secrets.map((name) => [name, undefined]), { replace: true }]);
}

/** The page in a portal whose organisation has auto-login on. */
function Allowed(props: { search: PageProps['search'] }) {
  const { profile, navigation, notify, destinations } = usePortal();
  const [session] = useState(() => memorySession());
  return (
    <PortalProvider
      apiUrl=""
      session={session}
      profile={{ ...profile, autoLogin: true }}
      navigation={{ ...navigation, navigate }}
      notify={notify}
      destinations={destinations}
    >
      <AutoLoginPage params={{}} search={props.search} onSearchChange={onSearchChange} />
    </PortalProvider>
  );
}

/** A spinner, then home; nothing of it stays in the address, and who is said to impersonate is not read. */
export const GoesHome: Story = {
  parameters: { behaviours: ['PLT-123', 'PLT-124'] },
  beforeEach({ msw }) {
    msw.use(delayed(calls.auth.signIn, 200));
  },
  render: () => (
    <Allowed search={{ username: 'mia.nguyen@example.org', password: 'anything', impersonatorId: 'p-004' }} />
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByText('Signing you in…')).toBeVisible());
    await expect(screen.getByRole('status', { name: 'Signing you in…' })).toBeVisible();
    await waitFor(expectClean);
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/', { replace: true }));
  },
};

/** What is refused leads to the sign-in page, with the usual words. */
export const GoesToSignIn: Story = {
  parameters: { behaviours: ['PLT-124'] },
  render: () => <Allowed search={{ username: 'mia.nguyen@example.org', password: 'wrong' }} />,
  play: async () => {
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/account/sign-in', { replace: true }));
    await expect(await screen.findByText('The user name or password is incorrect.')).toBeVisible();
  },
};

/** Whatever the organisation says, the secrets leave the address at once; here it has auto-login off, so nobody is signed in. */
export const OutOfTheAddress: Story = {
  render: () => (
    <AutoLoginPage
      params={{}}
      search={{ username: 'mia.nguyen@example.org', password: 'anything' }}
      onSearchChange={onSearchChange}
    />
  ),
  play: async () => {
    await waitFor(expectClean);
    await expect(screen.queryByText('Signing you in…')).toBeNull();
  },
};
