import { inAColumn } from '@portal/stories';
import { lazyComponent, type ShareDialogProps } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FunctionComponent } from 'react';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { ShareItem } from './ShareItem.tsx';

const meta = {
  title: 'Content/Share',
  component: ShareItem,
  decorators: [inAColumn],
  args: { kind: 'news', item: { id: 'news-001', name: 'Falls in the garden' } },
} satisfies Meta<typeof ShareItem>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function open(canvas: Canvas, title: string) {
  await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
  return within(await screen.findByRole('dialog', { name: title }));
}

/** The whole address is there to be copied and sent, and the focus comes back. */
export const Live: Story = {
  parameters: { behaviours: ['CNT-054', 'CNT-055', 'CNT-056'] },
  async play({ canvas }) {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const dialog = await open(canvas, 'Share this news item');
    const url = new URL('/news/details/news-001', document.baseURI).href;
    await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(url);
    await userEvent.click(dialog.getByRole('button', { name: 'Copy link' }));
    await expect(write).toHaveBeenCalledWith(url);
    await waitFor(() => expect(screen.getAllByText('Link copied')[0]).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Share' })).toHaveFocus());
  },
};

export const CannotCopy: Story = {
  args: { kind: 'resources' },
  parameters: { behaviours: ['CNT-057'] },
  async play({ canvas }) {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    const dialog = await open(canvas, 'Share this resource');
    await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(
      new URL('/resources/details/news-001', document.baseURI).href,
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(screen.getByText('Failed to copy text!')).toBeVisible());
  },
};

/** As on a page without TLS. */
export const WithoutClipboard: Story = {
  parameters: { behaviours: ['CNT-058'] },
  async play({ canvas }) {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    try {
      const dialog = await open(canvas, 'Share this news item');
      await userEvent.click(dialog.getByRole('button', { name: 'Copy link' }));
      await waitFor(() =>
        expect(screen.getByText('Clipboard API is not supported or requires user interaction.')).toBeVisible(),
      );
    } finally {
      // What the browser itself has stands behind it.
      Reflect.deleteProperty(navigator, 'clipboard');
    }
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
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(screen.getByText('Sharing could not be opened. Try again.')).toBeVisible());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
