import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onSurface } from '../story-surface.tsx';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Components/Foundations/VisuallyHidden',
  component: VisuallyHidden,
  decorators: [onSurface],
  args: { children: 'new posts in Hand Therapy' },
  parameters: {
    usage: {
      use: ['For words that the layout says already and a screen reader would miss, as what a number counts.'],
      avoid: ['The name of an icon: use IconButton’s `label`.', 'Anything that everybody should read: show it.'],
    },
  },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideANumber: Story = {
  render: (args) => (
    <Text>
      12 <VisuallyHidden {...args} />
    </Text>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getByText('new posts in Hand Therapy');
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
