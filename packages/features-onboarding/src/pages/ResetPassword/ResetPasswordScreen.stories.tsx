import { onAccountPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';

const meta = {
  title: 'Onboarding/Reset password',
  component: ResetPasswordScreen,
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
    outcome: 'none',
    isPending: false,
    signInHref: '/account/sign-in',
    forgotPasswordHref: '/account/forgot-password',
    onSubmit: fn(async () => undefined),
  },
} satisfies Meta<typeof ResetPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const password = 'New password';
const confirmation = 'Confirm new password';

export const Ready: Story = {
  parameters: { behaviours: ['PLT-319', 'PLT-320'] },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(
      page.getByText('It needs a capital letter, a lowercase letter, a number and at least 8 characters.'),
    ).toBeVisible();
    await userEvent.type(page.getByLabelText(password), 'Quiet-harbour-42');
    await userEvent.type(page.getByLabelText(confirmation), 'Quiet-harbour-42');
    await userEvent.click(page.getByRole('button', { name: 'Save password' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ password: 'Quiet-harbour-42', endSessions: true }),
    );
  },
};

export const Incomplete: Story = {
  parameters: { behaviours: ['PLT-321', 'PLT-322', 'PLT-323', 'PLT-324', 'PLT-325', 'PLT-326'] },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const save = page.getByRole('button', { name: 'Save password' });
    await userEvent.click(save);
    await waitFor(() => expect(page.getAllByText('Please enter a password')).toHaveLength(2));
    await userEvent.type(page.getByLabelText(password), 'Short-1');
    await waitFor(() => expect(page.getByText('Password must be at least 8 characters')).toBeVisible());
    await userEvent.type(page.getByLabelText(password), '23');
    await userEvent.type(page.getByLabelText(confirmation), 'Short-12');
    await waitFor(() => expect(page.getByText('The new password that you entered do not match')).toBeVisible());
    await userEvent.click(save);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    // The capital letter, the lowercase letter and the number are the server's to ask for.
    await userEvent.clear(page.getByLabelText(password));
    await userEvent.type(page.getByLabelText(password), 'aaaaaaaa');
    await userEvent.clear(page.getByLabelText(confirmation));
    await userEvent.type(page.getByLabelText(confirmation), 'aaaaaaaa');
    await userEvent.click(save);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    await expect(page.getByLabelText(password)).toHaveFocus();
    await userEvent.keyboard('Quiet-harbour-42');
    await userEvent.tab();
    await userEvent.tab();
    await expect(page.getByLabelText(confirmation)).toHaveFocus();
    await userEvent.keyboard('Quiet-harbour-42');
    await userEvent.tab();
    await userEvent.tab();
    await expect(page.getByRole('checkbox', { name: 'Sign out on all other devices' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ password: 'Quiet-harbour-42', endSessions: false }),
    );
  },
};

export const Failed: Story = {
  args: { outcome: 'refused' },
  parameters: { behaviours: ['PLT-330'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'This password does not meet our requirements. Please choose a password that is at least 8 characters with one uppercase letter and at least one non letter or digit character.',
    );
  },
};

export const LinkOver: Story = {
  args: { outcome: 'over' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent('This link is no longer valid. Please ask for a new one.');
    await expect(page.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/account/forgot-password',
    );
  },
};

export const Pending: Story = { args: { isPending: true } };

export const Changed: Story = {
  args: { outcome: 'changed' },
  parameters: { behaviours: ['PLT-328', 'PLT-329'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible();
    await expect(page.queryByLabelText(password)).toBeNull();
    await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/account/sign-in');
  },
};

export const Narrow: Story = { globals: { width: '360px' }, args: { outcome: 'refused' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
