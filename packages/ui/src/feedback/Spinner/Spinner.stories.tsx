import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/Inline.tsx';
import { onSurface } from '../../foundations/story-surface.tsx';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Components/Feedback/Spinner',
  component: Spinner,
  decorators: [onSurface],
  parameters: {
    usage: {
      use: ['Inside a small part that waits for a moment, as a list that loads its next entries.'],
      avoid: [
        'A page or a panel that loads: use Skeleton.',
        'An action under way: use the button’s `isPending`.',
        'A wait with a known end: use ProgressBar.',
      ],
    },
  },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () => (
    <Inline gap={6}>
      <Spinner size="sm" />
      <Spinner size="md" />
      <Spinner size="lg" />
    </Inline>
  ),
};

/** With a label it is said; without one it is decoration. */
export const Spoken: Story = {
  args: { label: 'Loading more posts' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading more posts' })).toBeVisible();
  },
};

export const RightToLeft: Story = { ...Sizes, globals: { direction: 'rtl' } };
