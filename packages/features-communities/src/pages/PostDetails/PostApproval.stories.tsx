import { calls, postStatuses } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { answering, liveMock, onAPage, worldOf } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { changedPost, changesThatWait } from '../../stories/msw.ts';
import { waitingPost } from '../../stories/world-posts.ts';
import { PostDetailsPage } from './PostDetailsPage.tsx';

const editor = { as: 'priya.sharma@example.org' };
const author = { as: 'mia.nguyen@example.org' };
const refused = { code: 'conflict', message: 'Somebody has decided about this post already.' } as const;

const meta = {
  title: 'Communities/Post/Approval on its page',
  component: PostDetailsPage,
  decorators: [onAPage],
  globals: { role: 'editor' },
  beforeEach: changesThatWait(editor),
  args: { params: changedPost, search: {}, onSearchChange: fn() },
} satisfies Meta<typeof PostDetailsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));

async function confirm(answer: string) {
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: answer }));
}

async function declineBecause(reason: string) {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: reason }));
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
}

const expectText = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

/** Whoever approves posts compares before and after, and takes the changes. */
export const ApproveChanges: Story = {
  async play({ canvas }) {
    await expect((await canvas.findByRole('heading', { level: 1 })).textContent).not.toMatch(/put better/);
    await press(/^Approve the changes/);
    await expectText('Changes approved');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: /put better\)$/ })).toBeVisible());
    await expect(canvas.queryByText('Changes wait for approval')).toBeNull();
  },
};

export const DeclineChanges: Story = {
  async play({ canvas }) {
    await press(/^Decline the changes/);
    await declineBecause('It does not belong here');
    await expectText('Changes declined');
    await waitFor(() => expect(canvas.queryByText('Changes wait for approval')).toBeNull());
    await expect(canvas.getByRole('heading', { level: 1 }).textContent).not.toMatch(/put better/);
  },
};

/** Its author goes on with what waits, and it waits again. */
export const GoOnEditing: Story = {
  globals: { role: 'member' },
  beforeEach: changesThatWait(author),
  async play({ canvas }) {
    await press('Go on editing');
    const title = await canvas.findByRole<HTMLInputElement>('textbox', { name: /^Title/ });
    await expect(title.value).toMatch(/put better\)$/);
    await expect(await canvas.findByText(/^A moderator reads your changes/)).toBeVisible();
    await userEvent.type(title, ' again');
    await press('Save changes');
    await waitFor(() => expect(screen.getAllByText('Your changes wait for approval').length).toBeGreaterThan(0));
    await expect((await canvas.findByRole('heading', { level: 1 })).textContent).not.toMatch(/again/);
  },
};

export const WithdrawChanges: Story = {
  globals: { role: 'member' },
  beforeEach: changesThatWait(author),
  async play({ canvas }) {
    await press(/^Withdraw your changes/);
    await confirm('Withdraw');
    await expectText('Changes withdrawn');
    await waitFor(() => expect(canvas.queryByText('Your changes wait for approval')).toBeNull());
  },
};

export const ChangesCannotBeApproved: Story = {
  beforeEach: changesThatWait(editor, failing(calls.posts.approveEdit, refused)),
  async play() {
    await press(/^Approve the changes/);
    await expectText('Unable to publish the changes. Please try again later.');
    await expectText(refused.message);
  },
};

export const ChangesCannotBeDeclined: Story = {
  beforeEach: changesThatWait(editor, failing(calls.posts.declineEdit, refused)),
  async play() {
    await press(/^Decline the changes/);
    await declineBecause('It does not belong here');
    await expectText('Error editing post. Try again.');
  },
};

export const ChangesCannotBeWithdrawn: Story = {
  globals: { role: 'member' },
  beforeEach: changesThatWait(author, failing(calls.posts.withdrawEdit, refused)),
  async play() {
    await press(/^Withdraw your changes/);
    await confirm('Withdraw');
    await expectText('Error editing post. Try again.');
  },
};

export const ApproveAPost: Story = {
  args: { params: waitingPost },
  beforeEach: worldOf(editor),
  async play({ canvas }) {
    await press(/^Approve/);
    await expectText('Post approved');
    await waitFor(() => expect(canvas.queryByText('Waiting for approval')).toBeNull());
  },
};

export const DeclineAPost: Story = {
  args: { params: waitingPost },
  beforeEach: worldOf(editor),
  async play({ canvas }) {
    await press(/^Decline/);
    await declineBecause('It does not belong here');
    await expectText('Post declined');
    await waitFor(() => expect(canvas.getByText('Archived post')).toBeVisible());
  },
};

export const PostCannotBeApproved: Story = {
  args: { params: waitingPost },
  beforeEach: worldOf(editor, failing(calls.posts.setStatus, refused)),
  parameters: { behaviours: ['COM-786'] },
  async play() {
    await press(/^Approve/);
    await expectText('Unable to publish the post. Please try again later.');
    await expectText(refused.message);
  },
};

let server: ReturnType<typeof liveMock>;

/** Its author has changed it since it was read: nothing is published unread, and the page shows what there is now. */
export const PostChangedMeanwhile: Story = {
  args: { params: waitingPost },
  beforeEach(context) {
    server = liveMock(editor);
    answering(...server.handlers)(context);
  },
  async play({ canvas }) {
    await canvas.findByRole('button', { name: /^Approve/ });
    const version = (server.state.posts.get(waitingPost.id)?.version ?? 0) + 1;
    server.state.posts.change(waitingPost.id, { title: 'In kinder words', version });
    await press(/^Approve/);
    await expectText('Unable to publish the post. Please try again later.');
    await expectText('Somebody else has changed this post meanwhile.');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'In kinder words' })).toBeVisible());
    await expect(server.state.posts.get(waitingPost.id)?.status).toBe(postStatuses.waitForApproval);
  },
};

/** The reason that was given stays. */
export const PostCannotBeDeclined: Story = {
  args: { params: waitingPost },
  beforeEach: worldOf(editor, failing(calls.posts.setStatus, refused)),
  parameters: { behaviours: ['COM-788'] },
  async play() {
    await press(/^Decline/);
    await declineBecause('It does not belong here');
    await expectText('Error editing post. Try again.');
    await expect(await screen.findByRole('radio', { name: 'It does not belong here' })).toBeChecked();
  },
};
