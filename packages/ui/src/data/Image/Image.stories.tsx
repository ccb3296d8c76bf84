import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Grid } from '../../layout/Grid.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { drawing } from '../../foundations/story-files.ts';
import { onSurface } from '../../foundations/story-surface.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { Image } from './Image.tsx';

const meta = {
  title: 'Components/Data/Image',
  component: Image,
  decorators: [onSurface],
  parameters: {
    usage: {
      use: [
        'For the picture of a post, an event, an article: it keeps its room while it loads.',
        'With `patternName` where a picture may be missing, so that nothing is ever grey.',
      ],
      avoid: ['For a person: use Avatar instead.', 'For a drawing of an empty state: use Illustration instead.'],
    },
  },
  args: { src: drawing('#9ab'), alt: 'A splint on a left hand' },
  render: (args) => (
    <Grid minColumn="lg">
      <Image {...args} />
    </Grid>
  ),
} satisfies Meta<typeof Image>;

export default meta;
type Story = StoryObj<typeof meta>;

const ratios = ['16:9', '4:3', '3:1', '1:1'] as const;

export const Rest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A splint on a left hand' })).toBeVisible();
  },
};

export const Ratios: Story = {
  render: (args) => (
    <Grid minColumn="sm">
      {ratios.map((ratio) => (
        <Stack key={ratio} gap={2}>
          <Image {...args} alt="" ratio={ratio} />
          <Text size="sm">{ratio}</Text>
        </Stack>
      ))}
    </Grid>
  ),
};

export const Corners: Story = {
  render: (args) => (
    <Grid minColumn="sm">
      {(['image', 'card', 'none'] as const).map((radius) => (
        <Image key={radius} {...args} alt="" radius={radius} />
      ))}
    </Grid>
  ),
};

/** Dimmed a little, so that it does not outshine the words around it. */
export const Dark: Story = { globals: { scheme: 'dark' } };

/** Not given at all. */
export const Missing: Story = { args: { src: null, alt: '', patternName: 'Hand Therapy' } };

/** Given, but it does not load: the pattern takes its place at the same size. */
export const Failed: Story = {
  args: { src: 'data:image/png;base64,broken', alt: '', patternName: 'Rural Practice' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
};

export const Narrow: Story = { ...Ratios, globals: { viewport: { value: 'mobile1' } } };
export const RightToLeft: Story = { ...Ratios, globals: { direction: 'rtl' } };
