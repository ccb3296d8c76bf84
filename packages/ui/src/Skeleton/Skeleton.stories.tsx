import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../layout/Grid.tsx';
import { Stack } from '../layout/Stack.tsx';
import { onSurface } from '../story-surface.tsx';
import { Skeleton } from './Skeleton.tsx';
import { SkeletonRegion } from './SkeletonRegion.tsx';
import { SkeletonCard, SkeletonPerson, SkeletonPost } from './skeletons.tsx';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  decorators: [onSurface],
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
