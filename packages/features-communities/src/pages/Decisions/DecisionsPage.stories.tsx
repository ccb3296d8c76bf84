import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock, onAPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DecisionsPage } from './DecisionsPage.tsx';

const me = 'p-001';
let mock: ReturnType<typeof liveMock>;

const meta = {
  title: 'Communities/Decisions',
  component: DecisionsPage,
  decorators: [onAPage],
  args: { params: {}, search: {}, onSearchChange: fn() },
  beforeEach({ msw }) {
    mock = liveMock();
    const post = mock.state.posts.values().find(({ authorId, status }) => authorId === me && status === 1);
    if (post === undefined) throw new Error('The demo world has no post of this member');
    mock.state.posts.change(post.id, { status: 99 });
    const { communityId } = post;
    mock.state.moderationLog.set('story-deed', {
      ...{ id: 'story-deed', communityId, at: new Date('2026-11-17T23:00:00.000Z'), deed: 'postDeclined' },
      ...{ actorId: 'p-004', personId: me, postId: post.id, commentId: null, subject: 'What a client told me' },
      ...{ reason: 'privacy', message: 'Please leave the name out.', note: '' },
    });
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof DecisionsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const expectText = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

async function appealWith(words: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for another look: What a client told me' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for another look?' }));
  if (words !== '') await userEvent.type(dialog.getByRole('textbox'), words);
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  return dialog;
}

/** It is asked for once. */
export const Live: Story = {
  async play({ canvas }) {
    await appealWith('She agreed to it.');
    await expectText('You have asked for another look.');
    await expect(mock.state.appeals.values()).toMatchObject([{ words: 'She agreed to it.', authorId: me }]);
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Ask for another look/ })).toBeNull());
    await expect(canvas.getByText(/You get the answer by e-mail/)).toBeVisible();
  },
};

export const WithoutWords: Story = {
  async play() {
    const dialog = await appealWith('');
    await waitFor(() => expect(dialog.getByText('This field is required')).toBeVisible());
    await expect(mock.state.appeals.values()).toEqual([]);
  },
};

/** What was written stays. */
export const CannotBeSent: Story = {
  beforeEach: answering(failing(calls.moderation.appeal, sampleProblem)),
  async play() {
    const dialog = await appealWith('She agreed to it.');
    await expectText('It could not be sent. Try again.');
    await expect(dialog.getByRole('textbox')).toHaveValue('She agreed to it.');
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.moderation.ownDecisions, sampleProblem)),
  async play({ canvas }) {
    await expect(await canvas.findByText('The decisions could not be loaded.')).toBeVisible();
  },
};
