import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { sampleProblem } from '@portal/kit/testing';
import { answering, inAColumn } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { WaitingBanner } from './WaitingBanner.tsx';

const meta = {
  title: 'Communities/Post/Waiting banner',
  component: WaitingBanner,
  decorators: [inAColumn],
  args: { communityId: 'community-01', isOn: false, onChange: fn() },
} satisfies Meta<typeof WaitingBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A count that failed does not look like nothing: it leads to what waits all the same. */
export const CannotBeCounted: Story = {
  beforeEach: answering(failing(calls.posts.ofCommunity, sampleProblem)),
  async play({ canvas, args }) {
    await expect(await canvas.findByText('What waits for approval could not be counted.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show what waits' }));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
