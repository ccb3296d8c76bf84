import type { Meta, StoryObj } from '@storybook/react-vite';
import { Image } from '../Image/Image.tsx';
import { Grid } from '../layout/Grid.tsx';
import { Stack } from '../layout/Stack.tsx';
import { onSurface } from '../story-surface.tsx';
import { Text } from '../Text/Text.tsx';
import { PatternImage } from './PatternImage.tsx';

const meta = {
  title: 'Foundations/Patterns',
  component: PatternImage,
  decorators: [onSurface],
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
