import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView, sampleProblem } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { OwnSessionsPanel } from './OwnSessionsPanel.tsx';

const startedAt = '2026-11-01T09:00:00.000Z';
const current = {
  ...{ id: 'one', device: 'Chrome on macOS', address: '203.0.113.1', startedAt },
  ...{ lastSeenAt: '2026-11-18T00:58:00.000Z', isCurrent: true },
};
const unknown = {
  ...{ id: 'two', device: null, address: null, startedAt },
  ...{ lastSeenAt: '2026-11-03T09:00:00.000Z', isCurrent: false },
};

const meta = {
  title: 'Settings/Security/Sessions',
  component: OwnSessionsPanel,
  args: {
    view: ready([current, unknown]),
    endingId: null,
    isEndingOthers: false,
    onEnd: fn(async () => undefined),
    onEndOthers: fn(async () => undefined),
  },
} satisfies Meta<typeof OwnSessionsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };
export const Failed: Story = {
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('Where you are signed in could not be loaded')).toBeVisible();
    await expect(canvas.getByText(sampleProblem.message)).toBeVisible();
  },
};
export const Forbidden: Story = { args: { view: forbiddenView } };

export const Ready: Story = {
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out Unknown device' }));
    await expect(args.onEnd).toHaveBeenCalledWith('two');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere else' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign out everywhere else?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere else' }));
    await waitFor(() => expect(args.onEndOthers).toHaveBeenCalledOnce());
  },
};

/** Whoever is signed in here alone has nothing to end. */
export const OnlyHere: Story = {
  args: { view: ready([current]) },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
