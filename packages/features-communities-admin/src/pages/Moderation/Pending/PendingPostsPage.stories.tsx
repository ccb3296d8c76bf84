import { calls, postStatuses } from '@portal/api';
import { onAPage, pressEscape } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import {
  answersOf,
  asModerator,
  changeMeanwhile,
  communityId,
  decided,
  failing,
  giveReason,
  leavePage,
  rowOf,
  statusOf,
  expectText,
  twoWait,
} from '../stories/sample-moderation.ts';
import { PendingPostsPage } from './PendingPostsPage.tsx';

const meta = {
  title: 'Communities/Admin/Pending posts',
  component: PendingPostsPage,
  decorators: [onAPage],
  globals: { width: '1280px' },
  args: { params: { id: communityId }, search: {}, onSearchChange: fn() },
  beforeEach: asModerator(twoWait),
} satisfies Meta<typeof PendingPostsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is held is sent while its story is there: the next one has another server. */
async function sent() {
  leavePage();
  await expectText('Post declined');
}

/** One is approved and one declined, by keys; the first is sent with the second, which is sent once the page is left. */
export const Live: Story = {
  parameters: { behaviours: ['COM-324', 'COM-325', 'COM-326'] },
  async play({ canvas }) {
    (await rowOf(/^The first that waits/)).focus();
    await userEvent.keyboard('a');
    await expectText('Approving “The first that waits”');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^The second that waits/ })).toHaveFocus());
    await userEvent.keyboard('d');
    await giveReason('Decline');
    await expectText('Post approved');
    await expect(statusOf('The first that waits')).toBe(postStatuses.published);
    await expectText('Declining “The second that waits”');
    const readBefore = answersOf(calls.moderation.posts);
    await sent();
    await expect(statusOf('The second that waits')).toBe(postStatuses.archived);
    await waitFor(() => expect(answersOf(calls.moderation.posts)).toBeGreaterThan(readBefore));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /that waits/ })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** What was decided a moment ago is taken back before it is sent. */
export const TakenBack: Story = {
  async play({ canvas }) {
    (await rowOf(/^The first that waits/)).focus();
    await userEvent.keyboard('a');
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^The first that waits/ })).toBeNull());
    await userEvent.keyboard('z');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^The first that waits/ })).toBeVisible());
    await expect(screen.queryByText('Approving “The first that waits”')).toBeNull();
  },
};

/** Once it is said why, the focus goes on to what is to be decided about next. */
export const GoesOnAfterAReason: Story = {
  async play({ canvas }) {
    (await rowOf(/^The first that waits/)).focus();
    await userEvent.keyboard('d');
    await giveReason('Decline');
    await expectText('Declining “The first that waits”');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^The second that waits/ })).toHaveFocus());
    await sent();
  },
};

/** By its button the focus is gone with what was decided about: the heading takes it. */
export const DeclinedByItsButton: Story = {
  async play({ canvas }) {
    await userEvent.click(await screen.findByRole('button', { name: 'Decline The first that waits' }));
    await giveReason('Decline');
    await expectText('Declining “The first that waits”');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await sent();
  },
};

/** Who thinks better of it has decided nothing, and goes on where they were. */
export const NoReason: Story = {
  async play({ canvas }) {
    (await rowOf(/^The first that waits/)).focus();
    await userEvent.keyboard('d');
    await screen.findByRole('dialog', { name: 'Decline “The first that waits”?' });
    await pressEscape();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: /^The first that waits/ })).toHaveFocus());
    await expect(screen.queryByText('Declining “The first that waits”')).toBeNull();
  },
};

/** Somebody else was faster: their decision stands, and the post comes back until the list is read again. */
export const CannotBeApproved: Story = {
  beforeEach: asModerator(twoWait, failing(calls.posts.setStatus, decided)),
  parameters: { behaviours: ['COM-787'] },
  async play({ canvas }) {
    (await rowOf(/^The first that waits/)).focus();
    await userEvent.keyboard('a');
    leavePage();
    await expectText('Unable to publish the post. Please try again later.');
    await expectText(decided.message);
    await waitFor(() => expect(canvas.getByRole('button', { name: /^The first that waits/ })).toBeVisible());
  },
};

/** Its author has changed it since the list was read: nothing is decided unread, and the list is read again. */
export const ChangedMeanwhile: Story = {
  async play({ canvas }) {
    (await rowOf(/^The first that waits/)).focus();
    changeMeanwhile('The first that waits');
    await userEvent.keyboard('a');
    leavePage();
    await expectText('Unable to publish the post. Please try again later.');
    await expectText('Somebody else has changed this post meanwhile.');
    await expect(statusOf('The first that waits')).toBe(postStatuses.waitForApproval);
    await userEvent.click(await rowOf(/^The first that waits/));
    await expect(await canvas.findByText('In kinder words.')).toBeVisible();
  },
};

export const CannotBeDeclined: Story = {
  beforeEach: asModerator(twoWait, failing(calls.posts.setStatus, decided)),
  async play() {
    (await rowOf(/^The first that waits/)).focus();
    await userEvent.keyboard('d');
    await giveReason('Decline');
    await expectText('Declining “The first that waits”');
    leavePage();
    await expectText('Error editing post. Try again.');
  },
};
