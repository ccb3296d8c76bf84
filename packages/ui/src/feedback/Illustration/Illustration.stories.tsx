import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/Inline.tsx';
import { onSurface } from '../../foundations/story-surface.tsx';
import { Illustration } from './Illustration.tsx';

const meta = {
  title: 'Components/Feedback/Illustration',
  component: Illustration,
  decorators: [onSurface],
  args: { name: 'conversation' },
  parameters: {
    usage: {
      use: ['Above the words of an empty, failed or forbidden page, and on welcome pages.'],
      avoid: [
        'In a panel or a table: leave it out, the words are enough.',
        'Instead of words: it says nothing to a screen reader.',
        'For a community or an event without a picture: use PatternImage.',
      ],
    },
  },
} satisfies Meta<typeof Illustration>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Decoration: it has no name. */
export const Rest: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Inline gap={6}>
      <Illustration {...args} size={120} />
      <Illustration {...args} />
      <Illustration {...args} size={320} />
    </Inline>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
