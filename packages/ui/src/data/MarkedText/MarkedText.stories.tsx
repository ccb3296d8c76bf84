import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onSurface } from '../../foundations/story-surface.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { MarkedText } from './MarkedText.tsx';

const meta = {
  title: 'Components/Data/MarkedText',
  component: MarkedText,
  decorators: [onSurface],
  args: {
    pieces: [
      { text: 'How firm is your first ', isMatch: false },
      { text: 'splint', isMatch: true },
      { text: ' after a repair?', isMatch: false },
    ],
  },
  parameters: {
    usage: {
      use: ['For words of a result of a search, with those that fit standing out.'],
      avoid: ['For what is important in itself: use Text with a weight instead.'],
    },
  },
  render: (args) => (
    <Text>
      <MarkedText {...args} />
    </Text>
  ),
} satisfies Meta<typeof MarkedText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It reads as one text, whatever stands out. */
export const Rest: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('splint').tagName).toBe('MARK');
    await expect(canvasElement.querySelector('p')).toHaveTextContent('How firm is your first splint after a repair?');
  },
};
export const NothingFits: Story = { args: { pieces: [{ text: 'Thumb base arthritis', isMatch: false }] } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
