import { calls, postStatuses } from '@portal/api';
import { onAPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  appealedDecline,
  asModerator,
  communityId,
  decided,
  failing,
  statusOf,
  expectText,
} from '../stories/sample-moderation.ts';
import { AppealsPage } from './AppealsPage.tsx';

const title = 'The post that was declined';

const meta = {
  title: 'Communities/Admin/Appeals',
  component: AppealsPage,
  decorators: [onAPage],
  globals: { width: '1280px' },
  args: { params: { id: communityId }, search: {}, onSearchChange: fn() },
  beforeEach: asModerator(appealedDecline),
} satisfies Meta<typeof AppealsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

async function answer(words: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Take the decision back: ${title}` }));
  const dialog = within(await screen.findByRole('dialog', { name: `Take the decision about “${title}” back?` }));
  if (words !== '') await userEvent.type(dialog.getByRole('textbox'), words);
  await userEvent.click(dialog.getByRole('button', { name: 'Take the decision back' }));
  return dialog;
}

/** The post is published again, and the appeal says so. */
export const Live: Story = {
  async play({ canvas }) {
    await answer('You are right.');
    await expectText('The appeal is answered.');
    await expect(statusOf(title)).toBe(postStatuses.published);
    await waitFor(() => expect(canvas.getByText('Decision taken back')).toBeVisible());
  },
};

/** An appeal is answered in words. */
export const WithoutWords: Story = {
  async play() {
    const dialog = await answer('');
    await waitFor(() => expect(dialog.getByText('This field is required')).toBeVisible());
    await expect(statusOf(title)).toBe(postStatuses.archived);
  },
};

/** What was written stays where somebody else was faster. */
export const CannotBeAnswered: Story = {
  beforeEach: asModerator(appealedDecline, failing(calls.moderation.decideAppeal, decided)),
  async play() {
    const dialog = await answer('You are right.');
    await expectText('The appeal could not be answered. Try again.');
    await expect(dialog.getByRole('textbox')).toHaveValue('You are right.');
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: asModerator(appealedDecline, failing(calls.moderation.appeals, decided)),
  async play({ canvas }) {
    await expect(await canvas.findByText('Appeals could not be loaded.')).toBeVisible();
  },
};
