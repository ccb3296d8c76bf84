import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { searchForMia } from '../../testing/search-for-mia.ts';
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
  args: { search: searchForMia, isAllowed: true, isPending: false, refusal: null, onSubmit: fn(async () => undefined) },
} satisfies Meta<typeof ImpersonateScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: { behaviours: ['PLT-126'] },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Act for this member' }));
    await waitFor(() => expect(page.getByText('Please enter a reason')).toBeVisible());
    await expect(page.getByText('Please choose a member')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(page.getByRole('combobox', { name: 'Member' }), 'mia');
    await userEvent.click(await screen.findByRole('option', { name: /Mia Nguyen/ }));
    await userEvent.type(page.getByLabelText(/^Reason/), 'Request 4711: cannot find a community');
    await userEvent.click(page.getByRole('button', { name: 'Act for this member' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        userId: 'p-001',
        reason: 'Request 4711: cannot find a community',
      }),
    );
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    await expect(page.getByRole('combobox', { name: 'Member' })).toHaveFocus();
    await userEvent.keyboard('mia');
    await screen.findByRole('option', { name: /Mia Nguyen/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(page.getByRole('combobox', { name: 'Member' })).toHaveValue('Mia Nguyen'));
    await userEvent.tab();
    await userEvent.keyboard('Request 4711');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

export const Failed: Story = {
  args: { refusal: 'There is no such account.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('There is no such account.');
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
