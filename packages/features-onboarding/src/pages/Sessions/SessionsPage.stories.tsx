import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { useSession } from '@portal/kit';
import { Text } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { SessionsPage } from './SessionsPage.tsx';

function WithSession() {
  const session = useSession();
  return (
    <>
      {session !== null && <SessionsPage params={{}} search={{}} onSearchChange={() => undefined} />}
      <Text size="sm" tone="quiet">
        {session === null ? 'Signed out' : 'Signed in'}
      </Text>
    </>
  );
}

const meta = { title: 'Onboarding/Sessions/Live', component: WithSession } satisfies Meta<typeof WithSession>;

export default meta;
type Story = StoryObj<typeof meta>;

async function endPhone(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out Safari on iPhone' }));
}

async function endAll(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sign out everywhere' }));
}

export const Live: Story = {
  play: async () => {
    await endPhone();
    await waitFor(() => expect(screen.getByText('Signed out there')).toBeVisible());
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign out Firefox on Windows' })).toHaveFocus());
  },
};

export const Everywhere: Story = {
  play: async () => {
    await endAll();
    await waitFor(() => expect(screen.getByText('Signed out')).toBeVisible());
  },
};

export const EndingFails: Story = {
  beforeEach({ msw }) {
    msw.use(failing(calls.me.endSession, { code: 'rate_limited', message: 'Too many attempts.' }));
  },
  play: async () => {
    await endPhone();
    await waitFor(() => expect(screen.getByText('It could not be signed out. Try again.')).toBeVisible());
    await expect(screen.getByText('Safari on iPhone')).toBeVisible();
  },
};

export const EverywhereFails: Story = {
  beforeEach({ msw }) {
    msw.use(failing(calls.auth.signOutEverywhere, { code: 'rate_limited', message: 'Too many attempts.' }));
  },
  play: async () => {
    await endAll();
    await waitFor(() => expect(screen.getByText('You are still signed in. Try again.')).toBeVisible());
    await expect(screen.getByText('Signed in')).toBeVisible();
  },
};

export const LoadingFails: Story = {
  beforeEach({ msw }) {
    msw.use(failing(calls.me.sessions, 404));
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Where you are signed in could not be loaded')).toBeVisible());
  },
};
