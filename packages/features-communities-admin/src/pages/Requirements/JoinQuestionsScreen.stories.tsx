import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { JoinQuestionsScreen } from './JoinQuestionsScreen.tsx';

const questions = [
  { id: 'q-1', text: 'Where do you work?', isRequiredAssets: false },
  { id: 'q-2', text: 'Your registration', isRequiredAssets: true },
];

const meta = {
  title: 'Communities/Admin/Membership requirements/Questions',
  component: JoinQuestionsScreen,
  args: { view: ready(questions), onEdit: fn(), onDelete: fn() },
} satisfies Meta<typeof JoinQuestionsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: { behaviours: ['COM-401'] },
  async play({ canvas, args }) {
    const [first, second] = within(canvas.getByRole('list', { name: 'Join questions' })).getAllByRole('listitem');
    await expect(first).not.toHaveTextContent('Asks for a file');
    await expect(second).toHaveTextContent('Asks for a file');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit: Where do you work?' }));
    await expect(args.onEdit).toHaveBeenCalledWith(questions[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete: Your registration' }));
    await expect(args.onDelete).toHaveBeenCalledWith(questions[1]);
  },
};

export const ReadOnly: Story = {
  args: { onEdit: undefined, onDelete: undefined },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongQuestion: Story = {
  globals: { width: '360px' },
  args: { view: ready([{ id: 'q-1', text: 'Unbroken'.repeat(18), isRequiredAssets: true }]) },
};

export const Loading: Story = { args: { view: loading } };
export const Empty: Story = {
  args: { view: empty },
  async play({ canvas }) {
    await expect(canvas.getByText('No questions yet')).toBeVisible();
  },
};
export const Failed: Story = { args: { view: failedView } };
export const Forbidden: Story = { args: { view: forbiddenView } };
export const Dark: Story = { globals: { scheme: 'dark' } };
