import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { longName, onSurface } from '../story-surface.tsx';
import { Text } from './Text.tsx';

const meta = {
  title: 'Foundations/Type',
  component: Text,
  decorators: [onSurface],
  args: { children: 'Thirty places to ask, share and learn with people who do what you do.' },
  parameters: {
    usage: {
      use: [
        'For every text that is not a heading, with a tone that says how loud it is.',
        'With `isMeasured` for text that is read, not scanned.',
      ],
      avoid: ['Titles: use Heading.', 'Text written by people with formatting: use RichText.'],
    },
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

const headings = ['3xl', '2xl', 'xl', 'lg', 'md', 'sm'] as const;
const tones = ['strong', 'neutral', 'quiet', 'brand', 'info', 'positive', 'caution', 'critical'] as const;

export const Scale: Story = {
  render: () => (
    <Stack gap={6}>
      <Heading level={1} size="3xl">
        Heading 3xl
      </Heading>
      {headings.slice(1).map((size) => (
        <Heading key={size} level={2} size={size}>
          Heading {size}
        </Heading>
      ))}
      {(['lg', 'md', 'sm', 'xs'] as const).map((size) => (
        <Text key={size} size={size} isMeasured>
          Text {size}. We changed ours in March and the return to work figures look good, but I would like to hear from
          people who see more manual workers than we do.
        </Text>
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  render: () => (
    <Stack gap={2}>
      {tones.map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}
        </Text>
      ))}
    </Stack>
  ),
};

export const Clamped: Story = { args: { maxLines: 2, children: `${longName}. `.repeat(4) } };

export const LongTextNarrow: Story = { globals: { width: '360px' }, args: { children: `${longName}. `.repeat(3) } };

export const RightToLeft: Story = { ...Scale, globals: { direction: 'rtl' } };
