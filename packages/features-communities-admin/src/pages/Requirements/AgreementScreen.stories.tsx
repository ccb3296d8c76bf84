import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AgreementScreen } from './AgreementScreen.tsx';

const agreement = {
  isRequireAgreement: false,
  html: '<p>Be kind, and name no client.</p>',
  isOwn: true,
  version: 'one',
};

const meta = {
  title: 'Communities/Admin/Membership requirements/Terms',
  component: AgreementScreen,
  args: { view: ready(agreement), isSaving: false, onSwitch: fn(), onEdit: fn() },
  parameters: { withoutStates: { Empty: 'a community without terms is drawn as one, see NoTerms' } },
} satisfies Meta<typeof AgreementScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas, args }) {
    await expect(canvas.getByText('Be kind, and name no client.')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Ask for agreement' }));
    await expect(args.onSwitch).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit terms' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
};

/** Without terms of its own, those of the whole portal are shown as what they are. */
export const GlobalTerms: Story = {
  args: { view: ready({ ...agreement, isOwn: false }) },
  async play({ canvas }) {
    await expect(canvas.getByText(/the terms of the whole portal stand in/)).toBeVisible();
  },
};

export const NoTerms: Story = {
  args: { view: ready({ ...agreement, html: '', isOwn: false }) },
  async play({ canvas }) {
    await expect(canvas.getByText('There are no terms yet')).toBeVisible();
  },
};

/** While it is saved, the switch takes no other press. */
export const Saving: Story = {
  args: { isSaving: true, view: ready({ ...agreement, isRequireAgreement: true }) },
  async play({ canvas, args }) {
    const toggle = canvas.getByRole('switch', { name: 'Ask for agreement' });
    await expect(toggle).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(toggle);
    await expect(args.onSwitch).not.toHaveBeenCalled();
  },
};

/** Who may not change them reads them. */
export const ReadOnly: Story = {
  args: { onSwitch: undefined, onEdit: undefined },
  async play({ canvas }) {
    await expect(canvas.getByRole('switch', { name: 'Ask for agreement' })).toHaveAttribute('aria-readonly', 'true');
    await expect(canvas.queryByRole('button', { name: 'Edit terms' })).toBeNull();
  },
};

export const Loading: Story = { args: { view: loading } };
export const Failed: Story = {
  args: { view: failedView },
  parameters: { behaviours: ['COM-733'] },
  async play({ canvas }) {
    await expect(canvas.getByText('Failed to load agreement')).toBeVisible();
  },
};
export const Forbidden: Story = { args: { view: forbiddenView } };
export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
