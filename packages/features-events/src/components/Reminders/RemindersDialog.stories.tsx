import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
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
export const Failed: Story = { args: { view: failedView } };
export const Forbidden: Story = { args: { view: forbiddenView } };

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
