import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { sampleProblem } from '@portal/kit/testing';
import { answering, onAPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { nothingOf } from '../../stories/msw.ts';
import { SavedPostsPage } from './SavedPostsPage.tsx';

const meta = {
  title: 'Communities/Saved posts',
  component: SavedPostsPage,
  decorators: [onAPage],
  args: { params: {}, search: {}, onSearchChange: fn() },
} satisfies Meta<typeof SavedPostsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What was saved is here, and can be taken out again. */
export const Live: Story = {
  parameters: { behaviours: ['COM-167', 'COM-166'] },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    const [unsave] = await page.findAllByRole('button', { name: 'Remove from saved' });
    await userEvent.click(unsave!);
    await expect((await page.findAllByRole('button', { name: 'Save' })).length).toBe(1);
    await expect(await within(canvasElement.ownerDocument.body).findByText('Post removed from saved')).toBeVisible();
  },
};

export const NothingSaved: Story = {
  beforeEach: nothingOf('postSaves'),
  parameters: { behaviours: ['COM-711', 'PLT-772'] },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('No posts yet')).toBeVisible());
  },
};

export const CannotBeFetched: Story = {
  beforeEach: answering(failing(calls.posts.feed, sampleProblem)),
  parameters: { behaviours: ['COM-779'] },
  async play({ canvasElement }) {
    await waitFor(() => expect(within(canvasElement).getByText('Error fetching post. Try again.')).toBeVisible());
  },
};
