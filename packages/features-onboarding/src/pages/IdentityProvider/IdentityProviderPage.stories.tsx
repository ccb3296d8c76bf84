import { calls } from '@portal/api';
import { createMock, failing, handlersOf } from '@portal/demo/mock';
import { useSession } from '@portal/kit';
import { onAccountPage } from '@portal/stories';
import { Text } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { IdentityProviderPage } from './IdentityProviderPage.tsx';

/** The page, and below it who is signed in, for the stories to see. */
function WithSession({ search }: { search: Readonly<Record<string, string>> }) {
  const session = useSession();
  return (
    <>
      <IdentityProviderPage params={{}} search={search} onSearchChange={() => undefined} />
      <Text size="sm" tone="quiet">
        {session === null ? 'Signed out' : `Signed in as ${session.userName}`}
      </Text>
    </>
  );
}

const meta = {
  title: 'Onboarding/Identity provider/Live',
  component: WithSession,
  decorators: [onAccountPage],
  globals: { role: 'signedOut' },
  parameters: { layout: 'padded' },
  args: { search: {} },
} satisfies Meta<typeof WithSession>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Comes back from the provider as somebody. */
function arrivingAs(email: string): NonNullable<Story['beforeEach']> {
  return ({ msw }) => {
    const mock = createMock();
    const { id: personId = '' } = mock.state.people.values().find((one) => one.email === email) ?? {};
    mock.state.identityArrivals.push({ personId, redirectTo: null });
    msw.use(...handlersOf(mock));
  };
}

export const Live: Story = {
  beforeEach: arrivingAs('mia.nguyen@example.org'),
  async play() {
    await waitFor(() => expect(screen.getByText('Signed in as Mia Nguyen')).toBeVisible());
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

/** The account's own second factor is asked: nobody is signed in yet. */
export const SecondFactor: Story = {
  beforeEach: arrivingAs('wei.chen@example.org'),
  async play() {
    await expect(await screen.findByText('Signed out')).toBeVisible();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

export const Over: Story = {
  async play() {
    await expect(await screen.findByRole('alert')).toHaveTextContent('is over, or was begun in another browser');
    await expect(screen.getByText('Signed out')).toBeVisible();
  },
};

export const ServerDown: Story = {
  beforeEach({ msw }) {
    msw.use(failing(calls.identityProvider.finish, 500));
  },
  async play() {
    await expect(await screen.findByText(/could not be asked/)).toBeVisible();
  },
};

/** What the address says is told, and nothing is fetched. */
export const Told: Story = {
  args: { search: { problem: 'unknown' } },
  beforeEach: arrivingAs('mia.nguyen@example.org'),
  async play() {
    await expect(await screen.findByRole('alert')).toHaveTextContent('No account here can be opened');
    await expect(screen.getByText('Signed out')).toBeVisible();
  },
};
