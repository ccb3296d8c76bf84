import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, within } from 'storybook/test';
import { Box } from '../../layout/Box.tsx';
import { CopyLink } from './CopyLink.tsx';

const meta = {
  title: 'Components/Actions/CopyLink',
  component: CopyLink,
  args: { url: 'https://portal.example/communities/hand-therapy', onCopied: fn(), onFailed: fn() },
  render: (args) => (
    <Box>
      <CopyLink {...args} />
    </Box>
  ),
  parameters: {
    usage: {
      use: ['For the address of a page that people pass on.', 'As an icon where there is little room.'],
      avoid: [
        'Opening the address: use Link.',
        'A whole set of ways to share: use MenuButton with CopyLink’s words as an entry.',
      ],
    },
  },
} satisfies Meta<typeof CopyLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It says that it copied, to the eye and to a screen reader. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const page = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByRole('button', { name: 'Link copied' })).toHaveFocus();
    await expect(page.getByRole('status')).toHaveTextContent('Link copied');
    await expect(write).toHaveBeenCalledWith(args.url);
    await expect(args.onCopied).toHaveBeenCalledOnce();
  },
};

export const HoverFocusPressed: Story = { parameters: { forcedStates: { part: 'button' } } };

/** A browser may refuse; the page then says so. */
export const Refused: Story = {
  play: async ({ canvasElement, args }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Copy link' }));
    await expect(args.onFailed).toHaveBeenCalledOnce();
    await expect(args.onFailed).toHaveBeenCalledWith('refused');
    await expect(args.onCopied).not.toHaveBeenCalled();
  },
};

export const Icon: Story = { args: { kind: 'icon' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
