import { onAccountPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';

const meta = {
  title: 'Onboarding/Forgot password',
  component: ForgotPasswordScreen,
  decorators: [onAccountPage],
  parameters: {
    layout: 'padded',
    withoutStates: {
      Loading: 'Nothing is loaded: the form is there at once.',
      Empty: 'A form has nothing to list.',
      Forbidden: 'The page is open to everyone.',
    },
  },
  args: {
    sentTo: null,
    isUnknown: false,
    isPending: false,
    signInHref: '/account/sign-in',
    onSubmit: fn(async () => undefined),
  },
} satisfies Meta<typeof ForgotPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: { behaviours: ['PLT-312', 'PLT-313', 'PLT-314'] },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const email = page.getByLabelText(/^Email/);
    const submit = page.getByRole('button', { name: 'Send the link' });
    await userEvent.click(submit);
    await waitFor(() => expect(page.getByText('Please enter an email address')).toBeVisible());
    await userEvent.type(email, 'mia at example');
    await userEvent.click(submit);
    await waitFor(() => expect(page.getByText('Please enter a valid email')).toBeVisible());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(email);
    await userEvent.type(email, ' mia.nguyen@example.org ');
    await userEvent.click(submit);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('mia.nguyen@example.org'));
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    await expect(page.getByLabelText(/^Email/)).toHaveFocus();
    await userEvent.keyboard('mia.nguyen@example.org{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('mia.nguyen@example.org'));
  },
};

/** Only where the organisation chose to tell. */
export const Failed: Story = {
  args: { isUnknown: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Incorrect email provided');
  },
};

export const Pending: Story = { args: { isPending: true } };

export const Sent: Story = {
  args: { sentTo: 'mia.nguyen@example.org' },
  parameters: { behaviours: ['PLT-316'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { name: 'Reset password email sent!' })).toBeVisible();
    await expect(page.queryByLabelText(/^Email/)).toBeNull();
    await expect(page.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/account/sign-in');
  },
};

export const LongAddress: Story = {
  globals: { width: '360px' },
  args: { sentTo: 'maximiliana.featherstonehaugh-papadopoulos@rehabilitation.regional-hospital.example.org' },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
