import { inAColumn } from '@portal/stories';
import { lazyComponent, type ShareDialogProps } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FunctionComponent } from 'react';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { ShareEvent } from './ShareEvent.tsx';

const meta = {
  title: 'Events/Share',
  component: ShareEvent,
  decorators: [inAColumn],
  args: { event: { id: 'e-001', title: 'Congress' } },
} satisfies Meta<typeof ShareEvent>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function open(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: 'Share Congress' }));
  return within(await screen.findByRole('dialog', { name: 'Share this event' }));
}

/** The whole address is there to be copied and sent, and the focus comes back. */
export const Live: Story = {
  async play({ canvas }) {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const dialog = await open(canvas);
    const url = new URL('/events/e-001', document.baseURI).href;
    await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(url);
    await expect(dialog.getByRole('link', { name: 'Send by e-mail' })).toHaveAttribute(
      'href',
      `mailto:?subject=Congress&body=${encodeURIComponent(url)}`,
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Copy link' }));
    await expect(write).toHaveBeenCalledWith(url);
    await waitFor(() => expect(screen.getAllByText('Link copied')[0]).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Share Congress' })).toHaveFocus());
  },
};

export const CannotCopy: Story = {
  async play({ canvas }) {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    const dialog = await open(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(screen.getByText('Failed to copy text!')).toBeVisible());
  },
};

/** The dialog could not be fetched: another press asks again. */
export const CannotBeOpened: Story = {
  args: {
    dialog: lazyComponent<FunctionComponent<ShareDialogProps>>(() =>
      Promise.reject(new Error('The code of the dialog could not be fetched.')),
    ),
  },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Share Congress' }));
    await waitFor(() => expect(screen.getByText('Sharing could not be opened. Try again.')).toBeVisible());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
