import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { onSurface } from '../../foundations/story-surface.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  decorators: [onSurface],
  args: { text: 'Seen by members only', placement: 'bottom', children: <button type="button">Private</button> },
  parameters: {
    usage: {
      use: ['For the name of an icon or a few words that help but are not needed.'],
      avoid: [
        'Words that people need to go on: show them, for example as a field’s description.',
        'Links, buttons or more than one sentence: use Popover.',
        'Anything on touch alone: a finger cannot hover.',
      ],
    },
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It describes its control, comes with the focus and goes with Escape. */
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const tooltip = () => canvasElement.querySelector('.portal-root [role="tooltip"]');
    await userEvent.tab();
    await waitFor(() => expect(tooltip()).not.toBeNull());
    await expect(canvas.getByRole('button', { name: 'Private' })).toHaveAccessibleDescription('Seen by members only');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tooltip()).toBeNull());
  },
};

async function showsOnFocus({ canvasElement }: { canvasElement: HTMLElement }) {
  await userEvent.tab();
  await waitFor(() => expect(canvasElement.querySelector('.portal-root [role="tooltip"]')).toBeVisible());
}

export const LongText: Story = {
  globals: { width: '360px' },
  args: { text: 'Seen by members of Hand Therapy, Burns and Upper Limb Rehabilitation only, and by its moderators' },
  play: showsOnFocus,
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { placement: 'end' },
  play: showsOnFocus,
};
