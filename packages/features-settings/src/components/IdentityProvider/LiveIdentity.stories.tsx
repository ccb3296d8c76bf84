import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { PortalProvider, usePortal } from '@portal/kit';
import { liveMock, onAPage, storyNow } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { LiveIdentity } from './LiveIdentity.tsx';

const identityProvider = {
  issuer: 'https://login.example.org',
  clientId: 'portal',
  label: 'Harbour ID',
  justInTimeAccounts: false,
  trustsSecondFactor: false,
};

/** The panel in a portal whose organisation has an identity provider. */
function WithProvider() {
  const { profile, session, navigation, notify, destinations } = usePortal();
  return (
    <PortalProvider
      apiUrl=""
      session={session}
      profile={{ ...profile, identityProvider }}
      navigation={navigation}
      notify={notify}
      destinations={destinations}
    >
      <LiveIdentity />
    </PortalProvider>
  );
}

const meta = {
  title: 'Settings/Security/Identity provider/Live',
  component: WithProvider,
  decorators: [onAPage],
  beforeEach({ msw }) {
    const { state, handlers } = liveMock();
    const { id = '' } = state.people.values().find(({ email }) => email === 'mia.nguyen@example.org') ?? {};
    state.identities.set(id, { linkedAt: storyNow() });
    state.unconfirmedEmails.add(id);
    msw.use(...handlers);
  },
} satisfies Meta<typeof WithProvider>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function unlink(canvas: Canvas, password: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Unlink Harbour ID' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  await userEvent.type(dialog.getByLabelText(/^Current password/), password);
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
}

export const Live: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the link again' }));
    await waitFor(() => expect(screen.getByText('The link is on its way to your e-mail')).toBeVisible());
    await unlink(canvas, 'Correct-horse-7');
    await expect(await canvas.findByText(/^Harbour ID does not open your account yet/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Unlink Harbour ID' })).toBeNull();
  },
};

export const WrongPassword: Story = {
  async play({ canvas }) {
    await unlink(canvas, 'wrong');
    await waitFor(() => expect(screen.getByText('It could not be unlinked')).toBeVisible());
    await expect(screen.getByText('This is not your current password')).toBeVisible();
    await expect(canvas.getByText('Linked')).toBeVisible();
  },
};

export const NotSent: Story = {
  beforeEach({ msw }) {
    msw.use(
      failing(calls.account.sendEmailConfirmation, {
        code: 'rate_limited',
        message: 'Too many attempts. Wait a while.',
      }),
    );
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the link again' }));
    await waitFor(() => expect(screen.getByText('The link could not be sent')).toBeVisible());
    await expect(screen.getByText('Too many attempts. Wait a while.')).toBeVisible();
  },
};
