import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { EndingDialog } from './EndingDialog.tsx';

const meta = {
  title: 'Onboarding/Welcome/Ending',
  component: EndingDialog,
  args: { ending: { type: 'Life Member', redirectUrl: '', isSaved: true }, onLeave: fn(), onRetry: fn() },
  parameters: { withoutKeyboard: 'LifeMember is left by the keyboard' },
} satisfies Meta<typeof EndingDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => within(await screen.findByRole('dialog', { name: "You're all set!" }));

/** Neither Escape nor a press beside it closes it, and there is no cross: its button is the only way out. */
export const LifeMember: Story = {
  parameters: { behaviours: ['PLT-483', 'PLT-484', 'PLT-490', 'PLT-491'] },
  async play({ args }) {
    const dialog = await open();
    await expect(dialog.getByText(/^Your profile has been created\./)).toBeVisible();
    await expect(dialog.getAllByRole('button')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await userEvent.pointer({ keys: '[MouseLeft]', target: document.body });
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(args.onLeave).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Go to Member Dashboard' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const AutoRollover: Story = {
  args: { ending: { type: 'Auto Rollover', redirectUrl: 'https://join.example/payment', isSaved: true } },
  parameters: { behaviours: ['PLT-488', 'PLT-489', 'PLT-496'] },
  async play() {
    const dialog = await open();
    await expect(
      dialog.getByText('Your profile has been created. Your membership auto-renews on 1 July 2025.'),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Confirm/Update Payment Details' })).toBeVisible();
  },
};

export const RenewMembership: Story = {
  args: { ending: { type: 'Renew Membership', redirectUrl: 'https://join.example/renew', isSaved: true } },
  parameters: { behaviours: ['PLT-492', 'PLT-493', 'PLT-496'] },
  async play() {
    const dialog = await open();
    await expect(
      dialog.getByText('Your profile has been created. Please proceed to the renewal of your membership.'),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Renew Membership' })).toBeVisible();
  },
};

export const BondMx: Story = {
  args: { ending: { type: 'BondMx', redirectUrl: '', isSaved: true } },
  parameters: { behaviours: ['PLT-494', 'PLT-495', 'PLT-496'] },
  async play() {
    const dialog = await open();
    await expect(
      dialog.getByText('Your profile has been created. Your membership is already active for the current period.'),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Go to Member Dashboard' })).toBeVisible();
  },
};

export const SomethingNew: Story = {
  args: { ending: { type: 'Something new', redirectUrl: '', isSaved: true } },
  parameters: { behaviours: ['PLT-497'] },
  async play() {
    const dialog = await open();
    await expect(dialog.getByText(/^Your profile has been created\./)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Go to Member Dashboard' })).toBeVisible();
  },
};

/** Nothing was saved: it says so, and both ways are open. */
export const Unsaved: Story = {
  args: { ending: { type: 'Renew Membership', redirectUrl: '', isSaved: false } },
  async play({ args }) {
    const dialog = within(await screen.findByRole('dialog', { name: 'Your details are not saved yet' }));
    await expect(dialog.queryByText(/has been created/)).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Renew Membership' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = { ...Unsaved, globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
