import type { OwnDecision } from '@portal/api';
import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DecisionsScreen } from './DecisionsScreen.tsx';

const decisionOf = (id: string, changes: Partial<OwnDecision> = {}): OwnDecision => ({
  ...{ id, at: '2026-11-17T23:00:00.000Z', deed: 'postDeclined', postId: 'p', commentId: null },
  ...{ subject: 'What a client told me', reason: 'privacy', message: 'Please leave the name out.' },
  community: { id: 'c-01', alias: 'hand-therapy', name: 'Hand therapy' },
  ...{ appeal: null, canAppeal: true },
  ...changes,
});
const appeal = {
  ...{ id: 'a', createdAt: '2026-11-17T23:30:00.000Z', words: 'She agreed to it.' },
  ...{ outcome: null, answer: '', decidedAt: null },
};
const decidedAt = '2026-11-18T00:00:00.000Z';
const open = decisionOf('1');

const meta = {
  title: 'Communities/Decisions/Screen',
  component: DecisionsScreen,
  args: {
    view: ready([
      open,
      decisionOf('2', { deed: 'commentDeleted', subject: 'Splints at night', appeal, canAppeal: false }),
      decisionOf('3', {
        ...{ deed: 'postArchived', subject: 'A course', canAppeal: false },
        appeal: { ...appeal, outcome: 'reversed', answer: 'You are right.', decidedAt },
      }),
      decisionOf('4', {
        ...{ deed: 'postDeleted', subject: 'Another one', reason: null, message: '', canAppeal: false },
        appeal: { ...appeal, outcome: 'upheld', answer: 'It names her street.', decidedAt },
      }),
    ]),
    onAppeal: fn(),
  },
} satisfies Meta<typeof DecisionsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each says what was decided, why, and what became of the appeal. */
export const Ready: Story = {
  async play({ canvas, args }) {
    await expect(
      canvas.getByRole('heading', { name: 'Your post “What a client told me” was not published' }),
    ).toBeVisible();
    await expect(canvas.getAllByText('Reason: It tells of somebody who did not agree')).toHaveLength(3);
    await expect(canvas.getByText('No reason was given.')).toBeVisible();
    await expect(canvas.getByText(/You get the answer by e-mail/)).toBeVisible();
    await expect(canvas.getByText('You are right.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for another look: What a client told me' }));
    await expect(args.onAppeal).toHaveBeenCalledWith(open);
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

/** Who was removed, or is kept out, is told why, and may appeal; nothing leads into the community. */
export const KeptOut: Story = {
  args: {
    view: ready([
      decisionOf('1', { deed: 'memberRemoved', postId: null, subject: '', reason: 'advertising' }),
      decisionOf('2', { deed: 'memberBlocked', postId: null, subject: '', canAppeal: false }),
    ]),
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'You are no longer a member of “Hand therapy”' })).toBeVisible();
    await expect(
      canvas.getByRole('heading', { name: 'You can no longer be a member of “Hand therapy”' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ask for another look: Hand therapy' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Hand therapy' })).toBeNull();
  },
};

export const Loading: Story = { args: { view: loading } };
export const Empty: Story = {
  args: { view: empty },
  async play({ canvas }) {
    await expect(canvas.getByText('Nothing was decided against')).toBeVisible();
  },
};
export const Failed: Story = {
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('The decisions could not be loaded.')).toBeVisible();
  },
};
export const Forbidden: Story = { args: { view: forbiddenView } };
export const Narrow: Story = { globals: { width: '320px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
