import { inAColumn } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RecordsPlace } from './LateRecords.tsx';

const meta = {
  title: 'CPD/Tracker/Records of a period, coming',
  component: RecordsPlace,
  decorators: [inAColumn],
  args: {
    children: () => null,
    loaded: { value: null, hasFailed: true, retry: fn() },
  },
} satisfies Meta<typeof RecordsPlace>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Their code could not be fetched: it can be asked for again. */
export const CannotBeFetched: Story = {
  async play({ canvas, args }) {
    await expect(canvas.getByText('The records could not be shown.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.loaded.retry).toHaveBeenCalledOnce();
  },
};
