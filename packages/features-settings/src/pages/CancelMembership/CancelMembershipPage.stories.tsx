import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { memorySession, memoryStorage, PortalProvider, usePortal, useSession } from '@portal/kit';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CancelMembershipPage } from './CancelMembershipPage.tsx';

const page = { params: {}, search: {}, onSearchChange: fn() };

function IsSignedIn() {
  return <output aria-label="Login">{useSession() === null ? 'signed out' : 'signed in'}</output>;
}

/** With a login of its own, which ends without ending that of the other stories. */
function OwnLogin() {
  const portal = usePortal();
  const login = useSession();
  const [own] = useState(() => ({ session: memorySession(login), tabStorage: memoryStorage() }));
  return (
    <PortalProvider
      apiUrl=""
      profile={portal.profile}
      navigation={portal.navigation}
      notify={portal.notify}
      destinations={portal.destinations}
      {...own}
    >
      <IsSignedIn />
      <CancelMembershipPage {...page} />
    </PortalProvider>
  );
}

const meta = {
  title: 'Settings/Cancel membership',
  component: CancelMembershipPage,
  args: page,
  render: () => <OwnLogin />,
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof CancelMembershipPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function cancel(canvas: Canvas, password = 'Correct-horse-7'): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Cancel Membership' }));
  await userEvent.click(canvas.getByRole('radio', { name: 'I have retired' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^Current password/), password);
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
}

export const Live: Story = {
  parameters: { behaviours: ['SVC-109', 'SVC-119', 'SVC-120', 'PLT-656'] },
  async play({ canvas }) {
    await expect(canvas.getByRole('status', { name: 'Login' })).toHaveTextContent('signed in');
    await cancel(canvas);
    await waitFor(() => expect(canvas.getByRole('status', { name: 'Login' })).toHaveTextContent('signed out'));
  },
};

/** What was chosen stays. */
export const Fails: Story = {
  beforeEach: answering(failing(calls.ownMembership.cancel, sampleProblem)),
  parameters: { behaviours: ['SVC-122'] },
  async play({ canvas }) {
    await cancel(canvas);
    await waitFor(() => expect(screen.getByText('Failed to cancel membership')).toBeVisible());
    await expect(canvas.getByRole('radio', { name: 'I have retired' })).toBeChecked();
    await expect(canvas.getByRole('status', { name: 'Login' })).toHaveTextContent('signed in');
  },
};

/** Whoever is not the member cancels nothing. */
export const WrongPassword: Story = {
  async play({ canvas }) {
    await cancel(canvas, 'wrong');
    await waitFor(() => expect(screen.getByText('This is not your current password')).toBeVisible());
    await expect(canvas.getByRole('status', { name: 'Login' })).toHaveTextContent('signed in');
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.ownMembership.canCancel, sampleProblem)),
  parameters: { behaviours: ['PLT-669'] },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('This could not be loaded')).toBeVisible());
  },
};
