import { defaultPrivacyFlags } from '@portal/rules';
import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ProfileVisibilityScreen } from './ProfileVisibilityScreen.tsx';

const flags = { ...defaultPrivacyFlags, showPersonalMobile: false };

const meta = {
  title: 'Directory/Profile visibility/Screen',
  component: ProfileVisibilityScreen,
  args: { view: ready(flags), onSave: fn(async () => undefined) },
  parameters: { withoutStates: { Empty: 'whoever has chosen nothing shows all that is on by default' } },
} satisfies Meta<typeof ProfileVisibilityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const setting = (canvas: Canvas, name: string) => canvas.getByRole('switch', { name });

export const Loading: Story = { args: { view: loading } };

export const Failed: Story = {
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('Your choices could not be loaded')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull();
  },
};

export const Forbidden: Story = { args: { view: forbiddenView } };

/** All seven are read before they can be turned. */
export const Ready: Story = {
  parameters: { behaviours: ['DIR-081', 'DIR-082'] },
  async play({ canvas, args }) {
    await expect(canvas.getAllByRole('switch')).toHaveLength(7);
    await expect(setting(canvas, 'Email')).toBeChecked();
    await expect(setting(canvas, 'Mobile')).not.toBeChecked();
    await userEvent.click(setting(canvas, 'Email'));
    await expect(setting(canvas, 'Email')).toBeChecked();
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Who shows where they work is found near it, which is said before they choose. */
export const FoundNearby: Story = {
  async play({ canvas }) {
    const words = /^You are then found near its postcode too/;
    await expect(setting(canvas, 'Organisation')).toHaveAccessibleDescription(words);
    await expect(setting(canvas, 'Email')).not.toHaveAccessibleDescription();
  },
};

export const Edited: Story = {
  parameters: { behaviours: ['DIR-083', 'DIR-084'] },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await userEvent.click(setting(canvas, 'Email'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({ ...flags, showEmail: false });
    await expect(await canvas.findByRole('button', { name: 'Edit' })).toBeVisible();
  },
};

/** Cancel saves nothing, and shows what was saved last. */
export const Cancelled: Story = {
  parameters: { behaviours: ['DIR-085'] },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await userEvent.click(setting(canvas, 'Include me in the member directory'));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(setting(canvas, 'Include me in the member directory')).toBeChecked();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
