import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { IconCalendar, IconEdit } from '../../foundations/icons/icons.ts';
import { Inline } from '../../layout/Inline.tsx';
import { onSurface } from '../../foundations/story-surface.tsx';
import { SplitButton } from './SplitButton.tsx';

const schedule = fn();

const meta = {
  title: 'Components/Actions/SplitButton',
  component: SplitButton,
  decorators: [onSurface],
  args: {
    label: 'Publish',
    onPress: fn(),
    menuLabel: 'More ways to publish',
    tone: 'primary',
    items: [
      { id: 'later', label: 'Publish later', icon: IconCalendar, description: 'Choose a day', onPress: schedule },
      { id: 'draft', label: 'Save as draft', icon: IconEdit },
    ],
  },
  parameters: {
    usage: {
      use: ['For one action that most people want and a few variants of it.'],
      avoid: ['For different actions on one thing: use MenuButton.', 'For two equal actions: use two Buttons.'],
    },
  },
} satisfies Meta<typeof SplitButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Publish' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Tones: Story = {
  render: (args) => (
    <Inline gap={4}>
      <SplitButton {...args} tone="primary" />
      <SplitButton {...args} tone="secondary" />
      <SplitButton {...args} tone="neutral" />
      <SplitButton {...args} size="sm" />
    </Inline>
  ),
};

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'More ways to publish' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Publish later/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(schedule).toHaveBeenCalledOnce());
  },
};

export const HoverFocusPressed: Story = { parameters: { forcedStates: { part: 'button' } } };

export const Disabled: Story = { args: { isDisabled: true } };

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'More ways to publish' })).toBeDisabled();
  },
};

export const LongTextNarrow: Story = {
  globals: { width: '360px' },
  args: { label: 'Send for approval to the moderators of Hand Therapy' },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
