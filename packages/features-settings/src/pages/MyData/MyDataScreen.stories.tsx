import type { DataCopy } from '@portal/api';
import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MyDataScreen } from './MyDataScreen.tsx';

const requestedCopy: DataCopy = {
  status: 'making',
  askedAt: '2026-11-18T00:40:00.000Z',
  readyUntil: null,
  bytes: null,
};
const copy = (change: Partial<DataCopy>) => ready({ copy: { ...requestedCopy, ...change }, deletion: null });

const meta = {
  title: 'Settings/Download my data/Screen',
  component: MyDataScreen,
  args: {
    view: ready({ copy: null, deletion: null }),
    isPending: false,
    onAsk: fn(async () => undefined),
    onDownload: fn(async () => undefined),
  },
  parameters: { withoutStates: { Empty: 'who has no copy can ask for one' } },
} satisfies Meta<typeof MyDataScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };
export const Failed: Story = { args: { view: failedView } };
export const Forbidden: Story = { args: { view: forbiddenView } };

export const Ready: Story = {
  args: { view: copy({ status: 'ready', readyUntil: '2026-11-19T00:40:00.000Z', bytes: 48_213 }) },
  async play({ canvas, args }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(/ready until .*19/);
    await userEvent.click(canvas.getByRole('button', { name: 'Download my data' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

export const NotAsked: Story = {
  async play({ canvas, args }) {
    await expect(canvas.queryByRole('button', { name: 'Download my data' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for my data' }));
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
};

/** Nobody asks for a second one meanwhile. */
export const Making: Story = {
  args: { view: copy({}) },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('being made');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const CouldNotBeMade: Story = {
  args: { view: copy({ status: 'failed' }) },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Your copy could not be made. Nothing of your data is lost.',
    );
    await expect(canvas.getByRole('button', { name: 'Ask for another copy' })).toBeVisible();
  },
};

export const Narrow: Story = { ...Ready, globals: { width: '360px' } };
