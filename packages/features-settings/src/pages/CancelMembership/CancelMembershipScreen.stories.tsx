import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CancelMembershipScreen } from './CancelMembershipScreen.tsx';

const reasons = ['I have retired', 'The membership costs too much', 'Other'];
const offered = { canCancelMembership: true, cancelMembershipReasons: reasons };

const meta = {
  title: 'Settings/Cancel membership/Screen',
  component: CancelMembershipScreen,
  args: { view: ready(offered), onConfirm: fn(async () => undefined) },
  parameters: { withoutStates: { Empty: 'it says whether there is something to cancel' } },
} satisfies Meta<typeof CancelMembershipScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const press = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('button', { name }));
const choose = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('radio', { name }));

export const Loading: Story = { args: { view: loading } };
export const Failed: Story = { args: { view: failedView } };
export const Forbidden: Story = { args: { view: forbiddenView } };

/** Nothing can be entered before it is asked for. */
export const Ready: Story = {
  parameters: { behaviours: ['SVC-104', 'SVC-105', 'SVC-112'] },
  async play({ canvas }) {
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Confirm' })).toBeNull();
    await press(canvas, 'Cancel Membership');
    const offers = canvas.getAllByRole<HTMLInputElement>('radio').map(({ labels }) => labels?.[0]?.textContent);
    await expect(offers).toEqual(reasons);
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Confirm' })).toBeVisible();
  },
};

/** What was chosen is forgotten, and nothing can be entered any more. */
export const TakenBack: Story = {
  parameters: { behaviours: ['SVC-106', 'SVC-107'] },
  async play({ canvas, args }) {
    await press(canvas, 'Cancel Membership');
    await choose(canvas, 'I have retired');
    await press(canvas, 'Cancel');
    await expect(canvas.queryByRole('radio')).toBeNull();
    await press(canvas, 'Cancel Membership');
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const NoReason: Story = {
  parameters: { behaviours: ['SVC-115'] },
  async play({ canvas, args }) {
    await press(canvas, 'Cancel Membership');
    await press(canvas, 'Confirm');
    await expect(await canvas.findByText('Please select a reason.')).toBeVisible();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const OtherWithoutDetails: Story = {
  parameters: { behaviours: ['SVC-116'] },
  async play({ canvas, args }) {
    await press(canvas, 'Cancel Membership');
    await choose(canvas, 'Other');
    await press(canvas, 'Confirm');
    await expect(await canvas.findByText('Please enter cancellation details.')).toBeVisible();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: /Details/ }), 'We part ways.');
    await press(canvas, 'Confirm');
    await expect(args.onConfirm).toHaveBeenCalledWith({ reason: 'Other', other: 'We part ways.' });
  },
};

export const Confirmed: Story = {
  parameters: { behaviours: ['SVC-108'] },
  async play({ canvas, args }) {
    await press(canvas, 'Cancel Membership');
    await choose(canvas, 'I have retired');
    await press(canvas, 'Confirm');
    await expect(args.onConfirm).toHaveBeenCalledWith({ reason: 'I have retired', other: '' });
  },
};

export const NothingToCancel: Story = {
  args: { view: ready({ ...offered, canCancelMembership: false }) },
  parameters: { behaviours: ['SVC-114'] },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button', { name: 'Cancel Membership' })).toBeNull();
    await expect(canvas.getByText('You have no membership that can be cancelled.')).toBeVisible();
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
