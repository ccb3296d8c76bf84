import type { OpenAppeal } from '@portal/api';
import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import { samplePerson } from '@portal/stories/samples/posts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AppealsScreen } from './AppealsScreen.tsx';

const appealOf = (id: string, title: string, changes: Partial<OpenAppeal> = {}): OpenAppeal => ({
  ...{ id, createdAt: '2026-11-17T23:30:00.000Z', words: 'She agreed to it.\nI can show you.' },
  ...{ outcome: null, answer: '', decidedAt: null, decidedBy: null, canDecide: true, author: samplePerson(4) },
  decision: {
    ...{ id: `d-${id}`, at: '2026-11-17T23:00:00.000Z', deed: 'postDeclined', postId: `p-${id}`, commentId: null },
    ...{ actor: samplePerson(3), person: samplePerson(4), subject: title },
    ...{ reason: 'privacy', message: 'Please leave the name out.', note: '' },
  },
  ...changes,
});
const waiting = appealOf('1', 'What a client told me');
const mine = appealOf('2', 'A splint of mine', { canDecide: false });
const answered = appealOf('3', 'An old one', {
  ...{ outcome: 'reversed', answer: 'You are right.', decidedAt: '2026-11-17T23:50:00.000Z' },
  ...{ decidedBy: samplePerson(5), canDecide: false },
});

const meta = {
  title: 'Communities/Admin/Appeals/Screen',
  component: AppealsScreen,
  globals: { width: '1280px' },
  args: { community: { alias: 'hand-therapy' }, view: ready([waiting, mine, answered]), onAnswer: fn() },
} satisfies Meta<typeof AppealsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What one decided first is another’s to decide; what is answered says how. */
export const Ready: Story = {
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Take the decision back: What a client told me' }));
    await expect(args.onAnswer).toHaveBeenCalledWith(waiting, 'reversed');
    await userEvent.click(canvas.getByRole('button', { name: 'Let it stand: What a client told me' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(waiting, 'upheld');
    await expect(canvas.queryByRole('button', { name: /A splint of mine$/ })).toBeNull();
    await expect(canvas.getByText('Another moderator decides about this one.')).toBeVisible();
    await expect(canvas.getByText('Decision taken back')).toBeVisible();
    await expect(canvas.getByText('You are right.')).toBeVisible();
  },
};

/** A member who was removed is named, since there is no post. */
export const OfAMember: Story = {
  args: {
    view: ready([{ ...waiting, decision: { ...waiting.decision, deed: 'memberRemoved', postId: null, subject: '' } }]),
  },
  async play({ canvas }) {
    const { firstName, lastName } = samplePerson(4);
    await expect(canvas.getByRole('heading', { name: `${firstName} ${lastName}` })).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: `Take the decision back: ${firstName} ${lastName}` }),
    ).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Loading: Story = { args: { view: loading } };
export const Empty: Story = {
  args: { view: empty },
  async play({ canvas }) {
    await expect(canvas.getByText('No appeals')).toBeVisible();
  },
};
export const Failed: Story = {
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('Appeals could not be loaded.')).toBeVisible();
  },
};
export const Forbidden: Story = { args: { view: forbiddenView } };
export const Narrow: Story = { globals: { width: '320px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
