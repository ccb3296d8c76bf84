import { ready } from '@portal/kit';
import { inAColumn } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleCommunities } from '@portal/stories/samples/communities';
import { CommunitiesMenu } from './CommunitiesMenu.tsx';

const joined = sampleCommunities
  .slice(0, 3)
  .map((community, at) => ({ ...community, newPostsCount: [3, 0, 99][at] ?? 0 }));

const meta = {
  title: 'Communities/Menu',
  component: CommunitiesMenu,
  decorators: [inAColumn],
  args: { mine: ready({ joined, managed: [] }), favourites: ready([]), managesAll: false, current: 'dashboard' },
} satisfies Meta<typeof CommunitiesMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Beside a community stands how many posts are new there; nothing where there are none. */
export const NewPosts: Story = {
  async play({ canvas }) {
    const countTexts = ['3 new posts', '', '99 or more new posts'];
    for (const [at, { name }] of joined.entries())
      await expect(canvas.getByRole('link', { name: `${name} ${countTexts[at]}`.trim() })).toBeVisible();
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };
