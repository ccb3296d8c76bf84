import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Image } from '../Image/Image.tsx';
import { Grid } from '../../layout/Grid.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { onSurface } from '../../foundations/story-surface.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { PatternImage } from './PatternImage.tsx';

const meta = {
  title: 'Foundations/Patterns',
  component: PatternImage,
  decorators: [onSurface],
  parameters: {
    usage: {
      use: ['Where a thing has a name and may have no picture: a community, an event, an article.'],
      avoid: [
        'For a picture that may be there: use Image with `patternName` instead.',
        'For a person: use Avatar instead, which shows initials.',
      ],
    },
  },
  args: { name: 'Hand Therapy' },
} satisfies Meta<typeof PatternImage>;

export default meta;
type Story = StoryObj<typeof meta>;

const names = [
  'Hand Therapy',
  'Rural Practice',
  'Paediatrics',
  'Mental Health',
  'Driving',
  'Research',
  'Students',
  'Aged Care',
  'Lymphoedema',
];

/** What stands in for a picture: always the same for a name, always in the tones of the theme. */
export const Names: Story = {
  render: () => (
    <Grid minColumn="sm">
      {names.map((name) => (
        <Stack key={name} gap={2}>
          <Image alt="" patternName={name} />
          <Text size="sm">{name}</Text>
        </Stack>
      ))}
    </Grid>
  ),
};

/** Narrow and square boxes show a part of the same picture. */
export const Shapes: Story = {
  render: (args) => (
    <Grid minColumn="sm">
      {(['16:9', '4:3', '3:1', '1:1'] as const).map((ratio) => (
        <Image key={ratio} alt="" patternName={args.name} ratio={ratio} />
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const pictures = [...canvasElement.querySelectorAll('svg')];
    await expect(pictures).toHaveLength(4);
    await expect(new Set(pictures.map((picture) => picture.innerHTML)).size).toBe(1);
  },
};

export const Narrow: Story = { ...Names, globals: { viewport: { value: 'mobile1' } } };
export const RightToLeft: Story = { ...Names, globals: { direction: 'rtl' } };
