import { onAccountPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { FirstTimeEmailScreen } from './FirstTimeEmailScreen.tsx';

const meta = {
  title: 'Onboarding/First time login',
  component: FirstTimeEmailScreen,
  decorators: [onAccountPage],
  parameters: {
    layout: 'padded',
    withoutStates: {
      Loading: 'Nothing is loaded: the form is there at once.',
      Empty: 'A form has nothing to list.',
      Failed: 'Whoever gets no code is told by a toast.',
      Forbidden: 'The page is open to everyone.',
    },
  },
  args: {
    organisation: 'Occupational Therapy Association',
    initialEmail: '',
    isPending: false,
    signInHref: '/account/sign-in',
    onSubmit: fn(async () => undefined),
  },
} satisfies Meta<typeof FirstTimeEmailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: { behaviours: ['PLT-332', 'PLT-333', 'PLT-334'] },
  async play({ canvas, args }) {
    await expect(canvas.getByRole('heading', { name: 'First time login' })).toBeVisible();
    const email = canvas.getByLabelText(/^Email/);
    const submit = canvas.getByRole('button', { name: 'Continue' });
    await expect(submit).toBeDisabled();
    await userEvent.type(email, 'x{Backspace}');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('Email is required')).toBeVisible());
    await userEvent.type(email, 'robin@example');
    await expect(submit).toBeDisabled();
    await userEvent.type(email, '.org ');
    await expect(submit).toBeEnabled();
    await userEvent.click(submit);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('robin@example.org'));
  },
};

/** The link of an invitation fills it in. */
export const FilledIn: Story = {
  args: { initialEmail: 'robin@example.org' },
  async play({ canvas, args }) {
    await userEvent.tab();
    await expect(canvas.getByLabelText(/^Email/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('robin@example.org'));
  },
};

export const Pending: Story = { args: { initialEmail: 'robin@example.org', isPending: true } };
export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
