import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { longName, onSurface } from '../story-surface.tsx';
import { AttachmentList } from './AttachmentList.tsx';

const drawing = (fill: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="${fill}"/><circle cx="80" cy="45" r="28" fill="#def"/></svg>`,
  )}`;

const meta = {
  title: 'Components/AttachmentList',
  component: AttachmentList,
  decorators: [onSurface],
  args: {
    onOpen: fn(),
    items: [
      { id: 'a', name: 'Splint on a left hand.png', url: drawing('#9ab'), size: 482_000 },
      { id: 'b', name: 'Protocol.pdf', url: '/files/protocol.pdf', size: 1_240_000 },
      { id: 'c', name: 'Exercises.docx', url: '/files/exercises.docx', size: 24_300 },
      { id: 'd', name: 'Recording.mp4', url: '/files/recording.mp4' },
    ],
  },
} satisfies Meta<typeof AttachmentList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An image opens in place and gives the focus back; any other file downloads. */
export const Keyboard: Story = {
  parameters: { behaviours: ['PLT-714'] },
  play: async ({ canvasElement, args }) => {
    const list = within(within(canvasElement).getByRole('list', { name: 'Attachments' }));
    const image = list.getByRole('button', { name: 'Preview Splint on a left hand.png' });
    await userEvent.tab();
    await expect(image).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const preview = await screen.findByRole('dialog', { name: 'Splint on a left hand.png' });
    await expect(within(preview).getByRole('img', { name: 'Splint on a left hand.png' })).toBeInTheDocument();
    await expect(within(preview).getByRole('link', { name: 'Download' })).toHaveAttribute('download');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(image).toHaveFocus());
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(list.getByRole('link', { name: 'Download Protocol.pdf' })).toHaveAttribute('download', 'Protocol.pdf');
    await expect(list.queryByRole('button', { name: /pdf|docx|mp4/ })).toBeNull();
  },
};

export const Preview: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Preview/ }));
    await screen.findByRole('dialog');
  },
};

export const LongText: Story = {
  globals: { width: '360px' },
  args: { items: [{ id: 'long', name: `${longName}.pdf`, url: '/files/long.pdf', size: 4_900_000 }] },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
