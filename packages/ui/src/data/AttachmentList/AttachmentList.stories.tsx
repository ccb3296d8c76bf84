import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { drawing, samplePdf, silence } from '../../foundations/story-files.ts';
import { longName, onSurface } from '../../foundations/story-surface.tsx';
import { AttachmentList } from './AttachmentList.tsx';

const captions = {
  url: `data:text/vtt,${encodeURIComponent('WEBVTT\n\n00:00.000 --> 00:01.000\nSilence')}`,
  language: 'en',
  label: 'English',
};

const picture = { id: 'a', name: 'Splint on a left hand.png', url: drawing('#9ab'), size: 482_000 };
const document = { id: 'c', name: 'Exercises.docx', url: '/files/exercises.docx', size: 24_300 };

const meta = {
  title: 'Components/Data/AttachmentList',
  component: AttachmentList,
  decorators: [onSurface],
  parameters: {
    usage: {
      use: [
        'For the files of a post, an article or a record, to be opened or taken along.',
        'With `preview="all"` where sound, film and PDF may be opened in place; in general only pictures are.',
      ],
      avoid: [
        'For choosing files in a form: use FileField instead.',
        'For one document that is the page itself: use PdfViewer instead.',
      ],
    },
  },
  args: {
    onOpen: fn(),
    items: [
      picture,
      { id: 'b', name: 'Protocol.pdf', url: '/files/protocol.pdf', size: 1_240_000 },
      document,
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
    await waitFor(() => expect(preview.contains(preview.ownerDocument.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(image).toHaveFocus());
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(list.getByRole('link', { name: 'Download Protocol.pdf' })).toHaveAttribute('download', 'Protocol.pdf');
    await expect(list.queryByRole('button', { name: /pdf|docx|mp4/ })).toBeNull();
  },
};

export const HoverFocusPressed: Story = { parameters: { forcedStates: { part: 'button, a' } } };

/** What has a name of its own says of which kind it is: the letters of its icon are small, and not read out. */
export const Titled: Story = {
  args: {
    items: [
      { id: 'g', name: 'guide.pdf', title: 'Guide', url: '/files/guide.pdf', size: 1_240_000 },
      { id: 's', name: 'splint.png', title: 'A splint', url: drawing('#9ab') },
      { id: 'l', name: 'About splints', url: 'https://splints.example', isLink: true },
      document,
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('PDF · 1.2 MB')).toBeVisible();
    await expect(canvas.getByText('PNG')).toBeVisible();
    await expect(canvas.getByText('24 kB')).toBeVisible();
  },
};

const pictures = [
  { ...picture, alt: 'A thermoplastic splint, seen from above' },
  { id: 'p2', name: 'Week two.jpg', url: drawing('#c9a') },
  { id: 'p3', name: 'Week six.jpeg', url: drawing('#ac9') },
];

/** Arrow keys go through the pictures, round and round. */
export const Lightbox: Story = {
  args: { items: [...pictures, document] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Preview Splint/ }));
    const dialog = await screen.findByRole('dialog');
    await expect(
      within(dialog).getByRole('img', { name: 'A thermoplastic splint, seen from above' }),
    ).toBeInTheDocument();
    await waitFor(() => expect(dialog.contains(dialog.ownerDocument.activeElement)).toBe(true));
    await userEvent.keyboard('{ArrowRight}');
    const next = await screen.findByRole('dialog', { name: 'Week two.jpg' });
    await expect(screen.getByText('2 of 3')).toBeVisible();
    await waitFor(() => expect(next.contains(next.ownerDocument.activeElement)).toBe(true));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await screen.findByRole('dialog', { name: 'Week six.jpeg' });
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('dialog', { name: 'Splint on a left hand.png' });
  },
};

const media = [
  { id: 's', name: 'Talk on splints.wav', captions },
  { id: 'v', name: 'How to splint.mp4', captions },
];

/** Sound and video play in place, with captions where there are any; a document is read page by page. */
export const EveryKind: Story = {
  args: { preview: 'all', hasDownloadAll: true },
  loaders: [() => ({ sound: silence(), pdf: samplePdf(['Terms of use', 'Privacy']) })],
  render: (args, { loaded }) => (
    <AttachmentList
      {...args}
      items={[
        picture,
        ...media.map((item) => ({ ...item, url: loaded['sound'] })),
        { id: 'pdf', name: 'Terms.pdf', url: loaded['pdf'] },
        document,
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Download all' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Preview Talk on splints.wav' }));
    await expect((await screen.findByRole('dialog')).querySelector('audio track')).toHaveAttribute('srclang', 'en');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    const film = await screen.findByRole('dialog', { name: 'How to splint.mp4' });
    await expect(film.querySelector('video track[kind="captions"]')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    const terms = within(await screen.findByRole('dialog', { name: 'Terms.pdf' }));
    await expect(await terms.findByText('Terms of use')).toBeInTheDocument();
    await expect(canvas.getByText('Exercises.docx').closest('a')).toHaveAttribute('download');
  },
};

/** Where all of them come as one file, the press asks for that, and the button waits for it. */
export const AllAsOneFile: Story = {
  args: { hasDownloadAll: true, onDownloadAll: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download all' }));
    await expect(args.onDownloadAll).toHaveBeenCalledOnce();
    await expect(args.onOpen).toHaveBeenCalledTimes(args.items.length);
  },
};

export const DownloadingAll: Story = {
  args: { ...AllAsOneFile.args, isDownloadingAll: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download all' }));
    await expect(args.onDownloadAll).not.toHaveBeenCalled();
  },
};

/** A picture that is gone says so, and can still be tried as a download. */
export const Failed: Story = {
  args: { items: [{ ...picture, url: 'data:image/png;base64,broken' }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Preview/ }));
    await waitFor(() => expect(screen.getByText('This file cannot be shown. Download it to open it.')).toBeVisible());
  },
};

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No attachments yet')).toBeVisible();
  },
};

export const One: Story = { args: { items: [document], hasDownloadAll: true } };

export const Preview: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Preview/ }));
    await screen.findByRole('dialog');
  },
};

export const PreviewOnPhone: Story = { ...Preview, globals: { viewport: { value: 'mobile1' } } };

export const LongText: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { items: [{ id: 'long', name: `${longName}.pdf`, url: '/files/long.pdf', size: 4_900_000 }] },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { items: [...pictures, document] } };
