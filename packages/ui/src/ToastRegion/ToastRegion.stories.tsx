import type { Meta, StoryObj } from '@storybook/react-vite';
import { ToastRegion } from './ToastRegion.tsx';
import type { ToastItem, ToastSource } from './toast-source.ts';

const longMs = 3_600_000;
const still = (toasts: readonly ToastItem[]): ToastSource => ({
  subscribe: () => () => undefined,
  getSnapshot: () => toasts,
  dismiss: () => undefined,
});

const meta = {
  title: 'Components/ToastRegion',
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

export const WithAction: Story = {
  args: {
    source: still([
      { id: '1', tone: 'info', text: 'Attachment removed', action: { label: 'Undo', onPress: () => undefined } },
    ]),
  },
};
