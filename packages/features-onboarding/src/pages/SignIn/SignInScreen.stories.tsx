import { onAccountPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SignInScreen } from './SignInScreen.tsx';

const meta = {
  title: 'Onboarding/Sign in',
  component: SignInScreen,
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
    organisation: 'Occupational Therapy Association',
    registrationHref: 'https://www.ota.example/register',
    isRefused: false,
    isPending: false,
    onSubmit: fn(async () => undefined),
  },
} satisfies Meta<typeof SignInScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: { behaviours: ['PLT-275', 'PLT-280', 'PLT-282', 'PLT-283'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const submit = page.getByRole('button', { name: 'Continue' });
    await expect(submit).toBeDisabled();
    await userEvent.type(page.getByLabelText(/^Email/), 'mia@example');
    await userEvent.type(page.getByLabelText(/^Password/), 'ab');
    await expect(submit).toBeDisabled();
    await userEvent.type(page.getByLabelText(/^Email/), '.org');
    await expect(submit).toBeEnabled();
    await userEvent.type(page.getByLabelText(/^Password/), '{Backspace}');
    await expect(submit).toBeDisabled();
    await expect(page.getByRole('link', { name: /Create account/ })).toHaveAttribute('target', '_blank');
  },
};

export const Failed: Story = {
  args: { isRefused: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('The user name or password is incorrect.')).toBeVisible();
  },
};

export const Pending: Story = { args: { isPending: true } };

export const WithEveryLink: Story = {
  args: { forgotPasswordHref: '/account/forgot-password', firstTimeHref: '/account/first-time-login' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/account/forgot-password',
    );
    await expect(page.getByRole('link', { name: 'First time logging in' })).toHaveAttribute(
      'href',
      '/account/first-time-login',
    );
  },
};

/** Where the organisation has an identity provider. */
export const WithProvider: Story = {
  args: { providerLabel: 'Harbour ID', onProvider: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Continue with Harbour ID' }));
    await expect(args.onProvider).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A field that was touched and left empty says what it needs. */
export const LeftEmpty: Story = {
  parameters: { behaviours: ['PLT-281', 'PLT-284', 'PLT-285'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const email = page.getByLabelText(/^Email/);
    await userEvent.type(email, 'm{Backspace}');
    await userEvent.type(page.getByLabelText(/^Password/), 'p{Backspace}');
    await userEvent.tab();
    await waitFor(() => expect(page.getByText('Please enter an email address')).toBeVisible());
    await waitFor(() => expect(page.getByText('Please type password')).toBeVisible());
    await userEvent.type(email, 'mia at example');
    await userEvent.tab();
    await waitFor(() => expect(page.getByText('Please enter a valid email')).toBeVisible());
  },
};

export const LongOrganisationName: Story = {
  args: {
    organisation:
      'The Combined Occupational Therapy, Rehabilitation and Assistive Technology Association of Regional Australia',
  },
};
