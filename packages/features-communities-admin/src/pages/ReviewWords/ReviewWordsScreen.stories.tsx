import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ReviewWordsScreen } from './ReviewWordsScreen.tsx';

const words = ['bad.example', 'casino', 'miracle cure'].map((text) => ({
  id: text,
  text,
  createdAt: '2026-11-02T00:00:00.000Z',
}));

const meta = {
  title: 'Communities/Admin/Review words/Screen',
  component: ReviewWordsScreen,
  args: { view: ready({ words }), onAdd: fn(), onRemove: fn() },
  globals: { width: '1280px', role: 'admin' },
  parameters: { withoutStates: { Empty: 'a table without rows says so itself: NothingYet' } },
} satisfies Meta<typeof ReviewWordsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };
export const Failed: Story = { args: { view: failedView } };
export const Forbidden: Story = { args: { view: forbiddenView } };

export const Ready: Story = {
  async play({ canvas, args }) {
    await expect(canvas.getAllByRole('row').slice(1)).toHaveLength(3);
    await expect(canvas.getByText(/^In its first 7 days an account/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for casino' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledWith(words[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Add a word' }));
    await expect(args.onAdd).toHaveBeenCalled();
  },
};

export const NothingYet: Story = {
  args: { view: ready({ words: [] }) },
  async play({ canvas }) {
    await expect(canvas.getByText('No post is held for a word')).toBeVisible();
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
