import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { onSurface } from '../../foundations/story-surface.tsx';
import { ShowMore } from './ShowMore.tsx';

const meta = {
  title: 'Components/Data/ShowMore',
  component: ShowMore,
  decorators: [onSurface],
  args: {
    hasMore: true,
    isLoadingMore: false,
    loadMore: fn(),
    label: 'Show more certificates',
    failedText: 'More certificates could not be loaded.',
  },
  parameters: {
    usage: {
      use: ['Below a table, or a list of the desk, whose next page comes when it is asked for.'],
      avoid: [
        'A feed or a list of cards, which goes on while it is read: use InfiniteList.',
        'Numbered pages: use Pager.',
      ],
    },
  },
} satisfies Meta<typeof ShowMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = {
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more certificates' }));
    await expect(args.loadMore).toHaveBeenCalledOnce();
  },
};

export const LoadingMore: Story = { args: { isLoadingMore: true } };

/** The button stays, to try again. */
export const Failed: Story = {
  args: { moreProblem: { message: 'The database is having a rest.' } },
  async play({ canvas }) {
    await expect(canvas.getByText('More certificates could not be loaded.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show more certificates' })).toBeEnabled();
  },
};

export const NoMore: Story = {
  args: { hasMore: false },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Keyboard: Story = {
  async play({ args, canvas }) {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show more certificates' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.loadMore).toHaveBeenCalledOnce();
  },
};

export const HoverFocusPressed: Story = { parameters: { forcedStates: { part: 'button' } } };
