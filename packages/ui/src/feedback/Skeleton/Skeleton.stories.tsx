import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../../layout/Grid.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { onSurface } from '../../foundations/story-surface.tsx';
import { Skeleton } from './Skeleton.tsx';
import { SkeletonRegion } from './SkeletonRegion.tsx';
import { SkeletonCard, SkeletonPerson, SkeletonPost } from './skeletons.tsx';

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  decorators: [onSurface],
  parameters: {
    usage: {
      use: [
        'While a page or a panel loads for the first time, at its final height.',
        'Inside a SkeletonRegion, which says once that something is loading.',
      ],
      avoid: [
        'An action under way: use the button’s `isPending`.',
        'Refreshing what is already shown: leave it where it is.',
        'A wait with a known end: use ProgressBar.',
      ],
    },
  },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  render: () => (
    <SkeletonRegion>
      <Stack>
        <Skeleton kind="heading" width="half" />
        <Skeleton lines={3} />
        <Skeleton kind="button" />
        <Skeleton kind="block" />
        <SkeletonPerson />
      </Stack>
    </SkeletonRegion>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};

export const Cards: Story = {
  render: () => (
    <SkeletonRegion label="Loading communities">
      <Grid>
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
      </Grid>
    </SkeletonRegion>
  ),
  play: async ({ canvas }) => {
    const region = canvas.getByRole('status');
    await expect(region).toHaveTextContent(/^Loading communities$/);
    await expect(region).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('Loading communities').nextElementSibling).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Feed: Story = {
  render: () => (
    <SkeletonRegion label="Loading posts">
      <Stack>
        <SkeletonPost />
        <SkeletonPost />
      </Stack>
    </SkeletonRegion>
  ),
};

export const Narrow: Story = { ...Kinds, globals: { width: '360px' } };

export const RightToLeft: Story = { ...Kinds, globals: { direction: 'rtl' } };
