import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { onSurface } from '../story-surface.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  decorators: [onSurface],
  args: { text: 'Seen by members only', placement: 'bottom', children: <button type="button">Private</button> },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It describes its control, comes with the focus and goes with Escape. */
export const OnFocus: Story = {
  play: async ({ canvas, canvasElement }) => {
    const tooltip = () => canvasElement.querySelector('.portal-root [role="tooltip"]');
    await userEvent.tab();
    await waitFor(() => expect(tooltip()).not.toBeNull());
    await expect(canvas.getByRole('button', { name: 'Private' })).toHaveAccessibleDescription('Seen by members only');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tooltip()).toBeNull());
  },
};
