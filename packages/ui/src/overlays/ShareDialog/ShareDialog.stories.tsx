import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ShareDialog } from './ShareDialog.tsx';

const write = fn<(text: string) => Promise<void>>();
const share = fn<(data: ShareData) => Promise<void>>();

const url = 'https://portal.example/communities/hand-therapy/posts/splinting-after-flexor-tendon-repair';

/** The clipboard and the share sheet of the device, as far as the browser under test has none. */
function onDevice(offersShare: boolean) {
  return () => {
    write.mockResolvedValue(undefined);
    share.mockResolvedValue(undefined);
    const clipboard = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
    if (offersShare) Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    return () => {
      if (clipboard) Object.defineProperty(navigator, 'clipboard', clipboard);
      else Reflect.deleteProperty(navigator, 'clipboard');
      Reflect.deleteProperty(navigator, 'share');
    };
  };
}

const meta = {
  title: 'Components/Overlays/ShareDialog',
  component: ShareDialog,
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Share this post',
    description: 'Members of Hand Therapy can open the link.',
    subject: 'Splinting after flexor tendon repair',
    url,
    onCopied: fn(),
    onCopyFailed: fn(),
  },
  beforeEach: onDevice(false),
  parameters: {
    usage: {
      use: ['Where people pass on a post, an event or an article.'],
      avoid: ['Where copying alone is meant, as in a row of actions: use CopyLink.'],
    },
  },
} satisfies Meta<typeof ShareDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Link' })).toHaveValue(url));
    await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(args.onCopied).toHaveBeenCalledOnce());
    await expect(write).toHaveBeenCalledWith(url);
    await expect(screen.getByRole('link', { name: 'Send by e-mail' })).toHaveAttribute(
      'href',
      `mailto:?subject=Splinting%20after%20flexor%20tendon%20repair&body=${encodeURIComponent(url)}`,
    );
  },
};

/** On phones the device itself offers messages and other apps. */
export const WithDeviceSharing: Story = {
  globals: { width: '360px' },
  beforeEach: onDevice(true),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'More ways to share' }));
    await waitFor(() => expect(share).toHaveBeenCalledWith({ title: 'Splinting after flexor tendon repair', url }));
  },
};

export const CopyRefused: Story = {
  play: async ({ args }) => {
    write.mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));
    await userEvent.click(await screen.findByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(args.onCopyFailed).toHaveBeenCalledOnce());
  },
};

export const Keyboard: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Share this post' });
    const copy = screen.getByRole('button', { name: 'Copy link' });
    for (let step = 0; step < 4 && document.activeElement !== copy; step += 1) await userEvent.tab();
    await expect(copy).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onCopied).toHaveBeenCalledOnce());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const HoverFocusPressed: Story = {
  parameters: {
    forcedStates: {
      hover: '[role="dialog"] button:not([aria-label])',
      focus: '[role="dialog"] a',
      pressed: '[role="dialog"] button[aria-label]',
    },
  },
};

export const LongTextNarrow: Story = {
  globals: { width: '360px' },
  args: { url: `${url}?${'from=newsletter&'.repeat(20)}` },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
