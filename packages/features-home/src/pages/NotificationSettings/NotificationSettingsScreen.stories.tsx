import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { NotificationSettingsScreen } from './NotificationSettingsScreen.tsx';

const all = Array.from({ length: 17 }, (_, at) => at + 1);

const meta = {
  title: 'Home/Notification settings/Screen',
  component: NotificationSettingsScreen,
  args: {
    view: ready(all.filter((type) => type !== 2)),
    isSaving: false,
    onSave: fn(async () => undefined),
    byMail: null,
  },
  parameters: { withoutStates: { Empty: 'who has said nothing is told of everything' } },
} satisfies Meta<typeof NotificationSettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const isOn = (canvas: Canvas) => canvas.getAllByRole('switch').map((each) => (each as HTMLInputElement).checked);

export const Loading: Story = { args: { view: loading } };

export const Failed: Story = {
  args: { view: failedView },
  parameters: { behaviours: ['PLT-653'] },
  async play({ canvas }) {
    await expect(canvas.getByText('Failed to fetch user notification preferences')).toBeVisible();
    await expect(canvas.getByText('The database is having a rest.')).toBeVisible();
  },
};

export const Forbidden: Story = { args: { view: forbiddenView } };

/** To be read: nothing can be turned before 'Edit' is pressed. */
export const Ready: Story = {
  parameters: { behaviours: ['PLT-630', 'PLT-631', 'PLT-638', 'PLT-639', 'PLT-640', 'PLT-641'] },
  async play({ canvas }) {
    const switches = canvas.getAllByRole('switch');
    await expect(switches.map((each) => (each as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      'New posts in communities',
      'Comments on your posts',
      'Replies to your comments',
    ]);
    for (const each of switches) await expect(each).toBeDisabled();
    await expect(isOn(canvas)).toEqual([false, true, true]);
    await expect(canvas.getByRole('button', { name: 'Edit' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
  },
};

/** Where there is more room, it stays empty. */
export const Wide: Story = {
  parameters: { behaviours: ['PLT-642'] },
  async play({ canvas }) {
    let box: HTMLElement | null = canvas.getByRole('list', { name: 'What you are told of' });
    while (box !== null && getComputedStyle(box).maxInlineSize === 'none') box = box.parentElement;
    await expect(box?.getBoundingClientRect().width).toBe(569);
    await expect(box?.contains(canvas.getByRole('button', { name: 'Edit' }))).toBe(true);
  },
};

/** Cancel goes back to what was saved, and to reading. */
export const Cancelled: Story = {
  parameters: { behaviours: ['PLT-632', 'PLT-633', 'PLT-634'] },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled();
    for (const each of canvas.getAllByRole('switch')) await userEvent.click(each);
    await expect(isOn(canvas)).toEqual([true, false, false]);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(isOn(canvas)).toEqual([false, true, true]);
    await expect(canvas.getByRole('button', { name: 'Edit' })).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** By the keyboard alone. */
export const Keyboard: Story = {
  async play({ canvas, args }) {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('switch', { name: 'New posts in communities' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(isOn(canvas)).toEqual([true, true, true]);
    for (let stops = 0; stops < 4; stops += 1) await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith(all);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus());
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
