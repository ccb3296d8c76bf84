import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longName, onSurface } from '../../foundations/story-surface.tsx';
import { DraftBanner } from './DraftBanner.tsx';

const meta = {
  title: 'Components/Fields/DraftBanner',
  component: DraftBanner,
  decorators: [onSurface],
  args: {
    isShown: true,
    discardLabel: 'Start over',
    children: 'What you wrote before is here again.',
    onDiscard: fn(),
  },
  parameters: {
    usage: {
      use: ['Above a form that begins with what was kept of it on the device.'],
      avoid: ['Where nothing was kept: leave isShown false.'],
    },
  },
} satisfies Meta<typeof DraftBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  async play({ canvas, args }) {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Start over' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};

export const Absent: Story = {
  args: { isShown: false },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { children: `${longName} ${longName}`, discardLabel: 'Noch einmal von vorn beginnen' },
};

export const HoverFocusPressed: Story = {
  parameters: { forcedStates: { hover: 'button', focus: 'button', pressed: 'button' } },
};

export const Dark: Story = { globals: { scheme: 'dark' } };
