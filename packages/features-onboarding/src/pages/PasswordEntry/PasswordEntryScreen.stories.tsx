import { onAccountPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PasswordEntryScreen } from './PasswordEntryScreen.tsx';

const meta = {
  title: 'Onboarding/Enter code',
  component: PasswordEntryScreen,
  decorators: [onAccountPage],
  parameters: {
    layout: 'padded',
    withoutStates: {
      Loading: 'Nothing is loaded: the code is on its way already.',
      Empty: 'A form has nothing to list.',
      Forbidden: 'The page is open to everyone.',
    },
  },
  args: {
    sent: { factors: ['mail'], sentBy: 'email', sentTo: 'w•••@example.org' },
    factor: 'mail',
    outcome: 'none',
    isPending: false,
    isResending: false,
    resendIn: 0,
    signInHref: '/account/sign-in',
    onSubmit: fn(async () => undefined),
    onResend: fn(),
    onChoose: fn(),
  },
} satisfies Meta<typeof PasswordEntryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: { behaviours: ['PLT-298', 'PLT-299', 'PLT-303', 'PLT-304'] },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const code = page.getByLabelText(/^Verification code/);
    const submit = page.getByRole('button', { name: 'Continue' });
    await expect(submit).toBeDisabled();
    await userEvent.type(code, '12345');
    await expect(submit).toBeDisabled();
    await userEvent.type(code, '6');
    await waitFor(() => expect(submit).toBeEnabled());
    await userEvent.click(submit);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('123456'));
    await userEvent.click(page.getByRole('button', { name: 'Resend code' }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};

/** With the keyboard alone: the field has the focus, Enter sends, Tab reaches what is below. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(page.getByLabelText(/^Verification code/)).toHaveFocus());
    await userEvent.keyboard('654321{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('654321'));
    await userEvent.tab();
    await userEvent.tab();
    await expect(page.getByRole('button', { name: 'Resend code' })).toHaveFocus();
    await userEvent.tab();
    await expect(page.getByRole('link', { name: 'Back to sign in' })).toHaveFocus();
  },
};

export const SentByEmail: Story = {
  parameters: { behaviours: ['PLT-300', 'PLT-301'] },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('We sent a verification code by e-mail to w•••@example.org.'),
    ).toBeVisible();
  },
};

export const SentBySms: Story = {
  args: { sent: { factors: ['mail'], sentBy: 'sms', sentTo: '•••• 156' } },
  parameters: { behaviours: ['PLT-300', 'PLT-301'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('We sent a verification code by SMS to •••• 156.')).toBeVisible();
  },
};

export const LeftEmpty: Story = {
  parameters: { behaviours: ['PLT-302'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText(/^Verification code/), '1{Backspace}');
    await userEvent.tab();
    await waitFor(() => expect(page.getByText('Please, enter code')).toBeVisible());
  },
};

/** The wrong code is told, and the field takes another. */
export const Failed: Story = {
  args: { outcome: 'wrong' },
  parameters: { behaviours: ['PLT-306'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Wrong password');
  },
};

export const Pending: Story = { args: { isPending: true } };

export const Accepted: Story = {
  args: { outcome: 'accepted' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Continue' })).toBeDisabled();
  },
};

export const Resending: Story = {
  args: { isResending: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /Resending\.\.\./ })).toBeVisible();
  },
};

/** Another code can be asked for when the first has had its time. */
export const CoolingDown: Story = {
  args: { resendIn: 24 },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('button', { name: 'Resend code' })).toBeDisabled();
    await expect(page.getByText('You can ask for another one in 24 seconds.')).toBeVisible();
  },
};

/** Too old, or tried too often. */
export const Over: Story = {
  args: { outcome: 'over' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent('This code is no longer valid. Please sign in again.');
    await expect(page.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/account/sign-in');
  },
};

/** The page was opened without signing in before. */
export const NothingAsked: Story = {
  args: { sent: null },
  parameters: { behaviours: ['PLT-307'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent(
      'Error. Please, back to login page and type your login and password',
    );
    await expect(page.queryByLabelText(/^Verification code/)).toBeNull();
  },
};

const ofApp = { factors: ['app', 'mail', 'recovery'], sentBy: 'app', sentTo: '' } as const;

/** Nothing was sent: the app has the code, and the other ways stand below. */
export const OfApp: Story = {
  args: { sent: ofApp, factor: 'app' },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Enter the code that your authenticator app shows now.')).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Resend code' })).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Use a recovery code' }));
    await userEvent.click(page.getByRole('button', { name: 'Send me a code by e-mail instead' }));
    await expect(args.onChoose.mock.calls).toEqual([['recovery'], ['mail']]);
  },
};

/** A passkey stands below the codes, whichever of them is entered. */
export const OfAppOrPasskey: Story = {
  args: { sent: ofApp, factor: 'recovery', passkey: { isPending: false, onPress: fn() } },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('button', { name: 'Use your authenticator app' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Use a passkey instead' }));
    await expect(args.passkey?.onPress).toHaveBeenCalledOnce();
  },
};

/** Whoever has turned codes by e-mail off is not offered one. */
export const OfAppAlone: Story = {
  args: { sent: { ...ofApp, factors: ['app', 'recovery'] }, factor: 'app' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('button', { name: 'Use a recovery code' })).toBeVisible();
    await expect(page.queryByRole('button', { name: /e-mail/ })).toBeNull();
  },
};

export const WrongOfApp: Story = {
  args: { sent: ofApp, factor: 'app', outcome: 'wrong' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'This is not the code that the app shows now, or it was used already. Wait for the next one.',
    );
  },
};

/** A recovery code may be typed in small letters, and without its dashes. */
export const OfRecovery: Story = {
  args: { sent: ofApp, factor: 'recovery' },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const submit = page.getByRole('button', { name: 'Continue' });
    await userEvent.type(page.getByLabelText(/^Recovery code/), '7qk4m2xb9htd3fw');
    await expect(submit).toBeDisabled();
    await userEvent.type(page.getByLabelText(/^Recovery code/), 'a');
    await userEvent.click(submit);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('7qk4m2xb9htd3fwa'));
    await userEvent.click(page.getByRole('button', { name: 'Use your authenticator app' }));
    await expect(args.onChoose).toHaveBeenCalledWith('app');
  },
};

export const WrongOfRecovery: Story = {
  args: { sent: ofApp, factor: 'recovery', outcome: 'wrong' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'This is none of your recovery codes, or it was used already.',
    );
  },
};

export const Narrow: Story = { globals: { width: '360px' }, args: { outcome: 'wrong', resendIn: 12 } };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { resendIn: 12 } };
