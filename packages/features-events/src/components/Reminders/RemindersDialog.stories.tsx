import { empty, failed, forbidden, loading, ready } from '@portal/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { RemindersDialog } from './RemindersDialog.tsx';

const meta = {
  title: 'Events/Reminders',
  component: RemindersDialog,
  args: { view: ready({ week: false, day: true, hour: true }), pending: null, onChange: fn(), onClose: fn() },
} satisfies Meta<typeof RemindersDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };
export const Empty: Story = { args: { view: empty } };
export const Failed: Story = {
  args: { view: failed({ code: 'server_error', status: 500, message: 'The database is having a rest.' }, fn()) },
};
export const Forbidden: Story = {
  args: { view: forbidden({ code: 'forbidden', status: 403, message: 'Events are for members.' }) },
};

export const Ready: Story = {
  async play({ args }) {
    const dialog = within(await screen.findByRole('dialog', { name: 'Reminders by e-mail' }));
    await expect(dialog.getByRole('switch', { name: 'A week before' })).not.toBeChecked();
    await userEvent.click(dialog.getByRole('switch', { name: 'A week before' }));
    await expect(args.onChange).toHaveBeenCalledWith('week', true);
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
