import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock, onAPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ReviewWordsPage } from './ReviewWordsPage.tsx';

const as = 'helen.brooks@example.org';
let mock: ReturnType<typeof liveMock>;

const meta = {
  title: 'Communities/Admin/Review words',
  component: ReviewWordsPage,
  decorators: [onAPage],
  globals: { width: '1280px', role: 'admin' },
  args: { params: {}, search: {}, onSearchChange: fn() },
  beforeEach({ msw }) {
    mock = liveMock({ as });
    mock.state.reviewWords.set('w-1', { id: 'w-1', text: 'casino', createdAt: new Date('2026-11-02T00:00:00.000Z') });
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof ReviewWordsPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const toast = (words: string) => waitFor(() => expect(screen.getByText(words)).toBeVisible());
const stored = () => mock.state.reviewWords.values().map(({ text }) => text);

async function openNew(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add a word' }));
  return within(await screen.findByRole('dialog', { name: 'Add a word' }));
}

async function openRemoval(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Actions for casino' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  return within(await screen.findByRole('alertdialog', { name: 'Hold no more posts for “casino”?' }));
}

/** A word is added, and another removed. */
export const Live: Story = {
  async play({ canvas }) {
    const dialog = await openNew(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(dialog.getByText('Please enter a word or an address')).toBeVisible());
    await userEvent.type(dialog.getByRole('textbox', { name: /^Word or address/ }), 'bad.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await toast('Posts with it wait from now on.');
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'bad.example' })).toBeVisible());
    const question = await openRemoval(canvas);
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await toast('Posts with “casino” wait no longer.');
    await waitFor(() => expect(canvas.queryByRole('rowheader', { name: 'casino' })).toBeNull());
    await expect(stored()).toEqual(['bad.example']);
  },
};

/** The server says why it was not added, and what was typed stays. */
export const ListedAlready: Story = {
  async play({ canvas }) {
    const dialog = await openNew(canvas);
    await userEvent.type(dialog.getByRole('textbox', { name: /^Word or address/ }), 'Casino');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await toast('The word could not be added.');
    await toast('This stands in the list already.');
    await expect(dialog.getByRole('textbox', { name: /^Word or address/ })).toHaveValue('Casino');
  },
};

export const CannotBeRemoved: Story = {
  beforeEach: answering(failing(calls.moderation.removeReviewWord, sampleProblem)),
  async play({ canvas }) {
    const question = await openRemoval(canvas);
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await toast('The word could not be removed.');
    await expect(stored()).toEqual(['casino']);
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.moderation.reviewWords, sampleProblem)),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('The words could not be loaded.')).toBeVisible());
  },
};
