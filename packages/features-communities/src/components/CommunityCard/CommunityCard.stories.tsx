import { inAColumn } from '@portal/stories';
import { Button, ToggleButton } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleCommunity } from '@portal/stories/samples/communities';
import { CommunityCard } from './CommunityCard.tsx';

const meta = {
  title: 'Communities/Community/Card',
  component: CommunityCard,
  decorators: [inAColumn],
  args: {
    community: sampleCommunity(),
    isStaff: false,
    href: '/communities/hand-therapy',
    join: <Button size="sm">Joined</Button>,
    favourite: <ToggleButton kind="favourite" isSelected={false} onChange={fn()} />,
    like: <ToggleButton kind="like" count={4} isSelected={false} onChange={fn()} />,
  },
} satisfies Meta<typeof CommunityCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Joined: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Hand therapy' })).toHaveAttribute(
      'href',
      '/communities/hand-therapy',
    );
    await expect(canvas.getByRole('button', { name: /^Like/ })).toBeVisible();
  },
};

/** Whoever may not open it gets the way in and nothing else. */
export const Closed: Story = {
  args: {
    community: sampleCommunity({ isPublic: false, membershipStatus: null }),
    join: <Button>Request to Join</Button>,
  },
  async play({ canvas }) {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

/** Staff belong to every community. */
export const ForStaff: Story = {
  args: { ...Closed.args, isStaff: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Hand therapy' })).toBeVisible();
  },
};

/** On the card of a community that one belongs to stands how many posts are new there. */
export const NewPosts: Story = {
  args: { community: sampleCommunity({ newPostsCount: 1 }) },
  async play({ canvas }) {
    await expect(canvas.getByText('1 new post')).toBeVisible();
  },
};

/** Of more than are counted nobody is told how many. */
export const ManyNewPosts: Story = {
  args: { community: sampleCommunity({ newPostsCount: 99, isArchived: true }) },
  globals: { width: '360px' },
  async play({ canvas }) {
    await expect(canvas.getByText('99 or more new posts')).toBeVisible();
  },
};

export const LongNameAndNoPicture: Story = {
  args: {
    community: sampleCommunity({
      name: 'Occupational therapists in interdisciplinary neurorehabilitation of regional Queensland',
      imageUrl: null,
      faces: [],
    }),
  },
};

export const Narrow: Story = { ...LongNameAndNoPicture, globals: { width: '360px' } };

export const Dark: Story = { globals: { scheme: 'dark' } };
