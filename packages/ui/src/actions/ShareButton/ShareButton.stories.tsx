import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FunctionComponent } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { lazyComponent } from '../../feedback/Lazy/lazy.tsx';
import type { ShareDialogProps } from '../../overlays/ShareDialog/ShareDialog.tsx';
import { Box } from '../../layout/Box.tsx';
import { ShareButton } from './ShareButton.tsx';

const meta = {
  title: 'Components/Actions/ShareButton',
  component: ShareButton,
  args: {
    href: '/events/e-001',
    label: 'Share',
    title: 'Share this event',
    description: 'Whoever may see the event can open the link.',
    subject: 'Congress',
    onCopied: fn(),
    onCopyFailed: fn(),
    onFailed: fn(),
  },
  render: (args) => (
    <Box>
      <ShareButton {...args} />
    </Box>
  ),
  parameters: {
    usage: {
      use: ['Beside the title of what people pass on, or as an icon on its card.'],
      avoid: ['Where copying alone is meant: use CopyLink.'],
    },
  },
} satisfies Meta<typeof ShareButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole address is shared, as others open it; the focus comes back. */
export const Rest: Story = {
  play: async ({ canvas, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share this event' }));
    const url = new URL('/events/e-001', document.baseURI).href;
    await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(url);
    await userEvent.click(dialog.getByRole('button', { name: 'Copy link' }));
    await expect(write).toHaveBeenCalledWith(url);
    await waitFor(() => expect(args.onCopied).toHaveBeenCalledOnce());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Share' })).toHaveFocus());
  },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Share' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: 'Share this event' })).toBeVisible();
  },
};

export const HoverFocusPressed: Story = { parameters: { forcedStates: { part: 'button' } } };

export const Icon: Story = { args: { isIcon: true, label: 'Share Congress' } };

/** What has no address here is not shared. */
export const WithoutAddress: Story = {
  args: { href: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The dialog could not be fetched: another press asks again. */
export const CannotBeOpened: Story = {
  args: {
    dialog: lazyComponent<FunctionComponent<ShareDialogProps>>(() =>
      Promise.reject(new Error('The code of the dialog could not be fetched.')),
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(args.onFailed).toHaveBeenCalledOnce());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
