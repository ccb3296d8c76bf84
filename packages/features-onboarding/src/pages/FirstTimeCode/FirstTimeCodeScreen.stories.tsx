import { onAccountPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { FirstTimeCodeScreen } from './FirstTimeCodeScreen.tsx';

const meta = {
  title: 'Onboarding/First time code',
  component: FirstTimeCodeScreen,
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
    email: 'robin.castle@example.org',
    outcome: 'none',
    isPending: false,
    isResending: false,
    resendIn: 0,
    backHref: '/account/first-time-login',
    onSubmit: fn(async () => undefined),
    onResend: fn(),
  },
} satisfies Meta<typeof FirstTimeCodeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: { behaviours: ['PLT-338', 'PLT-340', 'PLT-341'] },
  async play({ canvas, args }) {
    const code = canvas.getByLabelText(/^Verification code/);
    const submit = canvas.getByRole('button', { name: 'Continue' });
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(submit).toBeDisabled();
    await userEvent.type(code, '12345');
    await expect(submit).toBeDisabled();
    await userEvent.clear(code);
    await userEvent.click(code);
    await userEvent.paste(' 123 456 ');
    await expect(code).toHaveValue('123456');
    await userEvent.click(submit);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('123456'));
    await userEvent.click(canvas.getByRole('button', { name: 'Resend code' }));
    await expect(args.onResend).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Go back' })).toHaveAttribute('href', '/account/first-time-login');
  },
};

export const Emptied: Story = {
  parameters: { behaviours: ['PLT-339'] },
  async play({ canvas }) {
    await userEvent.type(canvas.getByLabelText(/^Verification code/), '1{Backspace}');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('Please, enter code')).toBeVisible());
  },
};

export const Failed: Story = {
  args: { outcome: 'wrong' },
  parameters: { behaviours: ['PLT-348'] },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Wrong password');
  },
};

/** Too old, or tried too often. */
export const Over: Story = {
  args: { outcome: 'over' },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This code is no longer valid.');
    await expect(canvas.getByRole('link', { name: 'Go back' })).toBeVisible();
  },
};

export const Resending: Story = {
  args: { isResending: true },
  parameters: { behaviours: ['PLT-349'] },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Resending...' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Waiting: Story = { args: { resendIn: 12 } };

/** A green tick, and nothing more to press. */
export const Accepted: Story = {
  args: { outcome: 'accepted' },
  parameters: { behaviours: ['PLT-342', 'PLT-345', 'PLT-346'] },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your code is right.');
    await expect(canvas.getByRole('button', { name: 'Redirecting you to welcome page' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: /Resend/ })).toBeNull();
  },
};

export const Narrow: Story = {
  globals: { width: '360px' },
  args: { email: 'maximiliana.featherstonehaugh-papadopoulos@rehabilitation.regional-hospital.example.org' },
};
export const Dark: Story = { globals: { scheme: 'dark' }, args: { outcome: 'accepted' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
