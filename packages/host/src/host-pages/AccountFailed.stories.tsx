import { sampleProblem } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { AccountFailed } from './AccountFailed.tsx';

const meta = {
  title: 'Shell/Account',
  component: AccountFailed,
  args: {
    problem: sampleProblem,
    onRetry: fn(),
  },
} satisfies Meta<typeof AccountFailed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fails: Story = {
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByText('Your account could not be loaded')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('The database is having a rest.')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.onRetry).toHaveBeenCalledOnce());
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
