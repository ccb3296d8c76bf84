import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ImpersonateScreen } from './ImpersonateScreen.tsx';

const meta = {
  title: 'Onboarding/Act for a member',
  component: ImpersonateScreen,
  parameters: {
    withoutStates: {
      Loading: 'Nothing is loaded: the form is there at once.',
      Empty: 'A form has nothing to list.',
    },
  },
  args: { isAllowed: true, isPending: false, refusal: null, onSubmit: fn(async () => undefined) },
} satisfies Meta<typeof ImpersonateScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Act for this member' }));
    await waitFor(() => expect(page.getByText('Please enter a reason')).toBeVisible());
    await expect(page.getByText('Please enter an email address')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(page.getByLabelText(/^Email of the member/), 'mia.nguyen@example.org');
    await userEvent.type(page.getByLabelText(/^Reason/), 'Request 4711: cannot find a community');
    await userEvent.click(page.getByRole('button', { name: 'Act for this member' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        email: 'mia.nguyen@example.org',
        reason: 'Request 4711: cannot find a community',
      }),
    );
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    await expect(page.getByLabelText(/^Email of the member/)).toHaveFocus();
    await userEvent.keyboard('mia.nguyen@example.org');
    await userEvent.tab();
    await userEvent.keyboard('Request 4711');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

export const Failed: Story = {
  args: { refusal: 'There is no account with this e-mail.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('There is no account with this e-mail.');
  },
};

export const Forbidden: Story = {
  args: { isAllowed: false },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('This is for administrators')).toBeVisible();
    await expect(page.queryByLabelText(/^Reason/)).toBeNull();
  },
};

export const Pending: Story = { args: { isPending: true } };

export const Narrow: Story = { globals: { width: '360px' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
