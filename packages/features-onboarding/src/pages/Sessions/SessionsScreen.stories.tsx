import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { SessionsScreen } from './SessionsScreen.tsx';

const current = {
  id: 'one',
  device: 'Chrome on macOS',
  address: '203.0.113.1',
  lastSeenAt: '2026-11-18T00:58:00.000Z',
  isCurrent: true,
};
const phone = {
  id: 'two',
  device: 'Safari on iPhone',
  address: '203.0.113.24',
  lastSeenAt: '2026-11-17T21:10:00.000Z',
  isCurrent: false,
};
const unknown = { id: 'three', device: null, address: null, lastSeenAt: '2026-11-03T09:00:00.000Z', isCurrent: false };

const meta = {
  title: 'Onboarding/Sessions',
  component: SessionsScreen,
  parameters: {
    withoutStates: { Empty: 'Whoever sees the page is signed in at least here.' },
  },
  args: {
    view: ready([current, phone, unknown]),
    endingId: null,
    isEndingAll: false,
    onEnd: fn(),
    onEndAll: fn(),
  },
} satisfies Meta<typeof SessionsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getAllByRole('listitem')).toHaveLength(3);
    const here = page.getByText('This device').closest('li');
    await expect(within(here as HTMLElement).queryByRole('button')).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Sign out Safari on iPhone' }));
    await expect(args.onEnd).toHaveBeenCalledWith('two');
  },
};

/** All of them at once, after a question. */
export const Everywhere: Story = {
  play: async ({ canvasElement, args }) => {
    const ask = () => userEvent.click(within(canvasElement).getByRole('button', { name: 'Sign out everywhere' }));
    await ask();
    const dialog = await screen.findByRole('alertdialog', { name: 'Sign out everywhere?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onEndAll).not.toHaveBeenCalled();
    await ask();
    const again = await screen.findByRole('alertdialog');
    await userEvent.click(within(again).getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(args.onEndAll).toHaveBeenCalledOnce());
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    await expect(page.getByRole('button', { name: 'Sign out Safari on iPhone' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEnd).toHaveBeenCalledWith('two');
    await userEvent.tab();
    await userEvent.tab();
    await expect(page.getByRole('button', { name: 'Sign out everywhere' })).toHaveFocus();
  },
};

export const OnlyHere: Story = { args: { view: ready([current]) } };
export const Ending: Story = { args: { endingId: 'two' } };
export const Loading: Story = { args: { view: loading } };
export const Failed: Story = { args: { view: failedView } };
export const Forbidden: Story = { args: { view: forbiddenView } };
export const Narrow: Story = { globals: { width: '360px' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
