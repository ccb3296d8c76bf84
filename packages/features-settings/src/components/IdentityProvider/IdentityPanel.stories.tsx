import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { IdentityPanel } from './IdentityPanel.tsx';

const meta = {
  title: 'Settings/Security/Identity provider',
  component: IdentityPanel,
  parameters: {
    withoutStates: {
      Empty: 'That nothing is linked is what the panel tells.',
    },
  },
  args: {
    label: 'Harbour ID',
    view: ready({ linkedAt: '2026-11-02T09:30:00.000Z', isEmailConfirmed: true }),
    isPending: false,
    onUnlink: fn(async () => undefined),
    onSend: fn(async () => undefined),
  },
} satisfies Meta<typeof IdentityPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It is unlinked with the password. */
export const Ready: Story = {
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Unlink Harbour ID' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
    await expect(args.onUnlink).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText(/^Current password/), 'Correct-horse-7');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(args.onUnlink).toHaveBeenCalledWith('Correct-horse-7'));
  },
};

export const NotLinked: Story = {
  args: { view: ready({ linkedAt: null, isEmailConfirmed: true }) },
  async play({ canvas }) {
    await expect(canvas.getByText(/^Harbour ID does not open your account yet/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Without that the provider's word for it links nothing. */
export const EmailNotConfirmed: Story = {
  args: { view: ready({ linkedAt: null, isEmailConfirmed: false }) },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link again' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { view: loading } };
export const Forbidden: Story = { args: { view: forbiddenView } };

export const Failed: Story = {
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('Your link with Harbour ID could not be loaded.')).toBeVisible();
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
