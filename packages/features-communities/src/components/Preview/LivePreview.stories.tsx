import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { answering, onAPage, worldOf } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { PostDetailsPage } from '../../pages/PostDetails/PostDetailsPage.tsx';
import { previewedComment, previewedPost } from '../../stories/sample-previews.ts';

const refused = { code: 'post_closed', message: 'This post is closed.' } as const;

const meta = {
  title: 'Communities/Post/Preview on its page',
  component: PostDetailsPage,
  decorators: [onAPage],
  args: { params: previewedPost.params, search: {}, onSearchChange: fn() },
  beforeEach: worldOf({ as: previewedPost.author }),
} satisfies Meta<typeof PostDetailsPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const link = (canvas: Canvas) => canvas.findByRole('link', { name: /opens in a new tab$/ });
const remove = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: /^Remove the preview of/ }));

/** Its author takes the preview away; the link stays in the text. */
export const OfAPost: Story = {
  async play({ canvas }) {
    const href = (await link(canvas)).getAttribute('href');
    await remove(canvas);
    await waitFor(() => expect(screen.getByText('Preview removed')).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('link', { name: /opens in a new tab$/ })).toBeNull());
    const links = canvas.getAllByRole('link').map((one) => one.getAttribute('href'));
    await expect(links).toContain(href);
    await expect(canvas.getByRole('button', { name: /^More actions for/ })).toHaveFocus();
  },
};

export const OfAComment: Story = {
  args: { params: previewedComment.params },
  beforeEach: worldOf({ as: previewedComment.author }),
  async play({ canvas }) {
    await expect(await link(canvas)).toBeVisible();
    const article = (await link(canvas)).closest('article');
    await remove(canvas);
    await waitFor(() => expect(canvas.queryByRole('link', { name: /opens in a new tab$/ })).toBeNull());
    await expect(document.activeElement).toHaveAccessibleName(/^Actions for the comment by/);
    await expect(article).toContainElement(document.activeElement as HTMLElement);
  },
};

/** Who only reads gets no button for it. */
export const ReadByOthers: Story = {
  beforeEach: worldOf({ as: 'mia.nguyen@example.org' }),
  async play({ canvas }) {
    await expect(await link(canvas)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Remove the preview of/ })).toBeNull();
  },
};

/** It stays, and the words say why. */
export const RemoveFails: Story = {
  beforeEach: answering(failing(calls.previews.removeFromPost, refused)),
  async play({ canvas }) {
    await remove(canvas);
    await waitFor(() => expect(screen.getByText('The preview could not be removed. Try again.')).toBeVisible());
    await expect(screen.getByText(refused.message)).toBeVisible();
    await expect(await link(canvas)).toBeVisible();
  },
};

/** The same of a comment. */
export const RemoveFromCommentFails: Story = {
  args: { params: previewedComment.params },
  beforeEach: worldOf({ as: previewedComment.author }, failing(calls.previews.removeFromComment, refused)),
  async play({ canvas }) {
    await remove(canvas);
    await waitFor(() => expect(screen.getByText('The preview could not be removed. Try again.')).toBeVisible());
    await expect(await link(canvas)).toBeVisible();
  },
};
