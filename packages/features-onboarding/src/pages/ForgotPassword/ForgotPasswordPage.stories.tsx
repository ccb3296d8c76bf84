import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { onAccountPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';

const meta = {
  title: 'Onboarding/Forgot password/Live',
  component: ForgotPasswordPage,
  decorators: [onAccountPage],
  globals: { role: 'signedOut' },
  parameters: { layout: 'padded' },
  args: { params: {}, search: {}, onSearchChange: () => undefined },
} satisfies Meta<typeof ForgotPasswordPage>;

export default meta;
type Story = StoryObj<typeof meta>;

async function ask(email: string): Promise<void> {
  await userEvent.type(screen.getByLabelText(/^Email/), email);
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
}

export const Live: Story = {
  parameters: { behaviours: ['PLT-316'] },
  play: async () => {
    await ask('mia.nguyen@example.org');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Reset password email sent!' })).toBeVisible());
  },
};

/** An e-mail that nobody has gets the same answer. */
export const UnknownLooksTheSame: Story = {
  play: async () => {
    await ask('nobody@example.org');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Reset password email sent!' })).toBeVisible());
  },
};

/** Where the organisation tells. */
export const UnknownEmail: Story = {
  parameters: { behaviours: ['PLT-317'] },
  beforeEach({ msw }) {
    msw.use(failing(calls.auth.forgotPassword, { code: 'not_found', message: 'Incorrect email provided' }));
  },
  play: async () => {
    await ask('nobody@example.org');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect email provided');
    await expect(screen.getByLabelText(/^Email/)).toHaveValue('nobody@example.org');
  },
};

export const TooManyTries: Story = {
  beforeEach({ msw }) {
    msw.use(
      failing(calls.auth.forgotPassword, { code: 'rate_limited', message: 'Too many attempts. Try again later.' }),
    );
  },
  play: async () => {
    await ask('mia.nguyen@example.org');
    await waitFor(() => expect(screen.getByText('Too many attempts. Try again later.')).toBeVisible());
    await expect(screen.getByLabelText(/^Email/)).toHaveValue('mia.nguyen@example.org');
  },
};

export const ServerDown: Story = {
  beforeEach({ msw }) {
    msw.use(failing(calls.auth.forgotPassword, 500));
  },
  play: async () => {
    await ask('mia.nguyen@example.org');
    await waitFor(() => expect(screen.getByText('Request Failed: Server error')).toBeVisible());
    await expect(screen.getByLabelText(/^Email/)).toHaveValue('mia.nguyen@example.org');
  },
};
