import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { onAPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { PostDetailsPage } from '../../pages/PostDetails/PostDetailsPage.tsx';
import { ownQuestion } from '../../stories/msw.ts';
import { discussedPost } from '../../stories/world-posts.ts';

const refused = { code: 'post_closed', message: 'This post is closed.' } as const;

const meta = {
  title: 'Communities/Post/Answers',
  component: PostDetailsPage,
  decorators: [onAPage],
  args: { params: discussedPost, search: {}, onSearchChange: fn() },
  beforeEach: ownQuestion({ as: 'mia.nguyen@example.org' }),
} satisfies Meta<typeof PostDetailsPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function acceptLast(canvas: Canvas) {
  const buttons = await canvas.findAllByRole('button', { name: /^Accept as the answer:/ });
  await userEvent.click(buttons.at(-1)!);
}

const firstComment = (canvas: Canvas) =>
  within(within(canvas.getByRole('region', { name: 'Comments' })).getAllByRole('article')[0]!);

/** Whoever asked takes one comment for the answer: it moves to the first place with the focus, and can be taken back. */
export const Accept: Story = {
  async play({ canvas }) {
    await acceptLast(canvas);
    await waitFor(() => expect(firstComment(canvas).getByText('Accepted answer')).toBeVisible());
    const takeBack = firstComment(canvas).getByRole('button', { name: /^No longer the answer:/ });
    await waitFor(() => expect(takeBack).toHaveFocus());
    await expect(canvas.getByText('Answered question')).toBeVisible();
    await userEvent.click(takeBack);
    await waitFor(() => expect(canvas.queryByText('Accepted answer')).toBeNull());
  },
};

export const AcceptFails: Story = {
  beforeEach: ownQuestion({ as: 'mia.nguyen@example.org' }, failing(calls.comments.accept, refused)),
  async play({ canvas }) {
    await acceptLast(canvas);
    await waitFor(() => expect(screen.getByText('The answer could not be accepted. Try again.')).toBeVisible());
    await waitFor(() => expect(canvas.queryByText('Accepted answer')).toBeNull());
  },
};

export const TakingBackFails: Story = {
  beforeEach: ownQuestion(
    { as: 'mia.nguyen@example.org', isAnswered: true },
    failing(calls.comments.unaccept, refused),
  ),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^No longer the answer:/ }));
    await waitFor(() => expect(screen.getByText('The answer could not be taken back. Try again.')).toBeVisible());
    await waitFor(() => expect(firstComment(canvas).getByText('Accepted answer')).toBeVisible());
  },
};
