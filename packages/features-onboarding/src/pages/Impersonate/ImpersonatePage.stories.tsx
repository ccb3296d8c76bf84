import { calls } from '@portal/api';
import { failing } from '@portal/api/mock';
import { useSession } from '@portal/kit';
import { Text } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ImpersonatePage } from './ImpersonatePage.tsx';

function WithSession() {
  const session = useSession();
  return (
    <>
      <ImpersonatePage params={{}} search={{}} onSearchChange={() => undefined} />
      <Text size="sm" tone="quiet">{`Session of ${session?.userName}`}</Text>
    </>
  );
}

const meta = {
  title: 'Onboarding/Act for a member/Live',
  component: WithSession,
  globals: { role: 'admin' },
} satisfies Meta<typeof WithSession>;

export default meta;
type Story = StoryObj<typeof meta>;

async function actFor(email: string): Promise<void> {
  await userEvent.type(screen.getByLabelText(/^Email of the member/), email);
  await userEvent.type(screen.getByLabelText(/^Reason/), 'Request 4711');
  await userEvent.click(screen.getByRole('button', { name: 'Act for this member' }));
}

export const Live: Story = {
  play: async () => {
    await actFor('mia.nguyen@example.org');
    await waitFor(() => expect(screen.getByText('Session of Mia Nguyen')).toBeVisible());
  },
};

export const UnknownMember: Story = {
  play: async () => {
    await actFor('nobody@example.org');
    await expect(await screen.findByRole('alert')).toHaveTextContent('There is no account with this e-mail.');
    await expect(screen.getByLabelText(/^Reason/)).toHaveValue('Request 4711');
  },
};

export const AnotherAdministrator: Story = {
  play: async () => {
    await actFor('helen.brooks@example.org');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Administrators cannot be impersonated.');
  },
};

export const NotAnAdministrator: Story = {
  globals: { role: 'staff' },
  play: async () => {
    await expect(screen.getByText('Only administrators can act for a member.')).toBeVisible();
  },
};

export const ServerDown: Story = {
  beforeEach({ msw }) {
    msw.use(failing(calls.auth.impersonate, 500));
  },
  play: async () => {
    await actFor('mia.nguyen@example.org');
    await waitFor(() => expect(screen.getByText('Request Failed: Server error')).toBeVisible());
    await expect(screen.getByLabelText(/^Reason/)).toHaveValue('Request 4711');
  },
};
