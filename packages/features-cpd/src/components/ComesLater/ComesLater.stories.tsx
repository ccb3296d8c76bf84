import { Skeleton, Text } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { messages } from '../../messages.ts';
import { ComesLater } from './ComesLater.tsx';

const meta = {
  title: 'CPD/ComesLater',
  component: ComesLater<string>,
  args: {
    loaded: { value: null, hasFailed: false, retry: fn() },
    coming: <Skeleton lines={3} />,
    failedTitle: messages.texts.recordsFailed,
    children: (words) => <Text>{words}</Text>,
  },
} satisfies Meta<typeof ComesLater<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Coming: Story = {};

export const Come: Story = {
  args: { loaded: { value: 'What came', hasFailed: false, retry: fn() } },
  async play({ canvas }) {
    await expect(canvas.getByText('What came')).toBeVisible();
  },
};

/** Its script could not be fetched: the page around it stays, and it can be asked for again. */
export const CannotBeFetched: Story = {
  args: { loaded: { value: null, hasFailed: true, retry: fn() } },
  async play({ canvas, args }) {
    await expect(canvas.getByText('The records could not be shown.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.loaded.retry).toHaveBeenCalledOnce();
  },
};
