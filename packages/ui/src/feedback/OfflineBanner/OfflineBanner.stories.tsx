import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { onSurface } from '../../foundations/story-surface.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';

let isOnline = false;

function changeTo(next: boolean) {
  isOnline = next;
  window.dispatchEvent(new Event(next ? 'online' : 'offline'));
}

const meta = {
  title: 'Components/Feedback/OfflineBanner',
  component: OfflineBanner,
  decorators: [onSurface],
  beforeEach: () => {
    isOnline = false;
    const connection = spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
    return () => connection.mockRestore();
  },
  parameters: {
    usage: {
      use: ['Once, at the top of the portal: it shows itself while there is no connection.'],
      avoid: ['A single call that failed: use ProblemPanel or a toast.', 'Any other news: use Banner.'],
    },
  },
} satisfies Meta<typeof OfflineBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('You are offline');
  },
};

/** It goes by itself when the connection is back. */
export const BackAgain: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('status');
    changeTo(true);
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
    changeTo(false);
    await waitFor(() => expect(canvas.getByRole('status')).toBeVisible());
  },
};

export const Narrow: Story = { globals: { width: '360px' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
