import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longName } from '../../foundations/story-surface.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import type { ToastItem, ToastSource } from './toast-source.ts';

const longMs = 3_600_000;
const still = (toasts: readonly ToastItem[], dismiss: (id: string) => void = () => undefined): ToastSource => ({
  subscribe: () => () => undefined,
  getSnapshot: () => toasts,
  dismiss,
});

const meta = {
  title: 'Components/Feedback/ToastRegion',
  component: ToastRegion,
  parameters: {
    // Each in a frame of its own: they take the whole window.
    docs: { story: { inline: false, height: '480px' } },
    usage: {
      use: ['For the outcome of an action: saved, sent, failed.', 'With one action at most, such as Undo.'],
      avoid: [
        'A reading that failed: use ProblemPanel where the content would be.',
        'Something that must stay until it is dealt with: use Banner.',
        'A mistake in a field: say it at the field.',
      ],
    },
  },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  args: {
    source: still([
      { id: '1', tone: 'positive', text: 'Successfully created', durationMs: longMs },
      { id: '2', tone: 'info', text: 'Successfully created. Waiting for approval', durationMs: longMs },
      { id: '3', tone: 'caution', text: 'You are offline', durationMs: longMs },
      {
        id: '4',
        tone: 'critical',
        text: 'Error deleting post. Try again.',
        description: 'The service is busy.',
        durationMs: longMs,
      },
    ]),
  },
};

/** Beside what it is about, under the top bar; on a phone where all of them are. */
export const AtTheTop: Story = {
  args: {
    source: still([{ id: '1', tone: 'info', text: 'No more upcoming events', place: 'top', durationMs: longMs }]),
  },
  async play({ canvas }) {
    const region = canvas.getByRole('region', { name: 'Notifications' }).getBoundingClientRect();
    await expect(region.top).toBeLessThan(100);
    await expect(window.innerWidth - region.right).toBeLessThan(40);
  },
};

export const WithAction: Story = {
  args: {
    source: still([
      { id: '1', tone: 'info', text: 'Attachment removed', action: { label: 'Undo', onPress: () => undefined } },
    ]),
  },
};

const undo = fn();
const dismiss = fn();

/** The action first, then the way to put it away; nothing leaves while the focus is on it. */
export const Keyboard: Story = {
  args: {
    source: still(
      [
        {
          id: 'removed',
          tone: 'info',
          text: 'Attachment removed',
          durationMs: longMs,
          action: { label: 'Undo', onPress: undo },
        },
      ],
      dismiss,
    ),
  },
  play: async ({ canvas }) => {
    undo.mockClear();
    dismiss.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(dismiss).toHaveBeenCalledWith('removed');
  },
};

export const HoverFocusPressed: Story = {
  args: Tones.args,
  parameters: {
    forcedStates: {
      hover: '[data-tone="positive"] button',
      focus: '[data-tone="info"] button',
      pressed: '[data-tone="caution"] button',
    },
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    source: still([
      { id: '1', tone: 'critical', text: `You have not left ${longName}`, description: longName, durationMs: longMs },
    ]),
  },
};

export const RightToLeft: Story = { ...Tones, globals: { direction: 'rtl' } };
