import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { useSession } from '@portal/kit';
import { fakeAuthenticator, fakeCredentialId, liveMock, onAccountPage } from '@portal/stories';
import { Text } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { SignInPage } from './SignInPage.tsx';

function WithSession() {
  const session = useSession();
  return (
    <>
      <SignInPage params={{}} search={{}} onSearchChange={() => undefined} />
      <Text size="sm">{session === null ? 'Signed out' : `Signed in as ${session.userName}`}</Text>
    </>
  );
}

/** A server that knows the passkey of the device. */
function serverWithPasskey() {
  const mock = liveMock();
  const [mia] = mock.state.world.demoAccounts;
  mock.state.passkeys.set('phone', {
    ...{ id: 'phone', name: 'Phone', createdAt: '2026-11-01T00:00:00.000Z', lastUsedAt: null },
    ...{ personId: mia?.personId ?? '', credentialId: fakeCredentialId },
  });
  return mock.handlers;
}

const meta = {
  title: 'Onboarding/Sign in/Passkey',
  component: WithSession,
  decorators: [onAccountPage],
  globals: { role: 'signedOut' },
  parameters: { layout: 'padded' },
  beforeEach({ msw }) {
    msw.use(...serverWithPasskey());
    return fakeAuthenticator();
  },
} satisfies Meta<typeof WithSession>;

export default meta;
type Story = StoryObj<typeof meta>;

async function press(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));
}

const expectText = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

export const Live: Story = {
  async play() {
    await press();
    await waitFor(() => expect(screen.getByText(/^Signed in as Mia/)).toBeVisible());
  },
};

export const GivenUp: Story = {
  beforeEach: () => fakeAuthenticator({ fails: 'NotAllowedError' }),
  async play() {
    await press();
    await expectText('No passkey was used. Try again, or sign in with your password.');
    await expectText('Signed out');
  },
};

export const Refused: Story = {
  beforeEach({ msw }) {
    msw.use(failing(calls.passkeys.signIn, { code: 'invalid_credential', message: 'No.' }));
  },
  async play() {
    await press();
    await expectText('This passkey does not open an account.');
  },
};

export const TooManyTries: Story = {
  beforeEach({ msw }) {
    msw.use(failing(calls.passkeys.signInOptions, { code: 'rate_limited', message: 'Too many attempts.' }));
  },
  async play() {
    await press();
    await expectText('Too many attempts.');
  },
};

/** The browser offers passkeys in the menu of the e-mail, and one that is chosen there signs in. */
export const ChosenInMenu: Story = {
  beforeEach: () => fakeAuthenticator({ isChosenInMenu: true }),
  async play() {
    const email = screen.getByLabelText(/^Email/);
    await expect(email).toHaveAttribute('autocomplete', 'username webauthn');
    await userEvent.click(email);
    await waitFor(() => expect(screen.getByText(/^Signed in as Mia/)).toBeVisible());
  },
};
