import type { ContentItem } from '@portal/api';
import { samplePdf } from '@portal/demo/mock';
import { inAColumn } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { drawing, sound } from '../../stories/sample-files.ts';
import { Attachments } from './Attachments.tsx';

type Asset = ContentItem['assets'][number];

function attached(name: string, type: string, url: string): Asset {
  const file = { id: name, type, filenameDisk: name, filenameDownload: name, url };
  const isImage = type.startsWith('image/');
  return { name: name.replace(/\.\w+$/, ''), file: isImage ? null : file, image: isImage ? file : null };
}

const document = attached('template.docx', 'application/msword', 'data:application/msword,');

const meta = {
  title: 'Content/Attachments',
  component: Attachments,
  decorators: [inAColumn],
  args: { assets: [attached('splint.png', 'image/png', drawing), document], onDownloadAll: fn() },
} satisfies Meta<typeof Attachments>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function preview(canvas: Canvas, name: string) {
  await userEvent.click(canvas.getByRole('button', { name: `Preview ${name}` }));
  return screen.findByRole('dialog', { name: new RegExp(`^${name}\\.`) });
}

async function close() {
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** Pictures, sound, film and PDF open in place. */
export const EveryKind: Story = {
  render: () => (
    <Attachments
      assets={[
        attached('splint.png', 'image/png', drawing),
        attached('talk.wav', 'audio/wav', sound),
        attached('film.mp4', 'video/mp4', sound),
        attached('guide.pdf', 'application/pdf', URL.createObjectURL(samplePdf())),
        document,
      ]}
    />
  ),
  parameters: { behaviours: ['CNT-063', 'CNT-064', 'CNT-065', 'CNT-066', 'CNT-067'] },
  async play({ canvas }) {
    await expect(canvas.getByText('PNG')).toBeVisible();
    await expect(within(await preview(canvas, 'splint')).getByRole('img', { name: 'splint' })).toBeInTheDocument();
    await close();
    await expect((await preview(canvas, 'talk')).querySelector('audio')).not.toBeNull();
    await close();
    await expect((await preview(canvas, 'film')).querySelector('video')).not.toBeNull();
    await close();
    const guide = await preview(canvas, 'guide');
    await waitFor(() => expect(guide.querySelector('canvas')).not.toBeNull());
    await close();
    await expect(canvas.getByRole('link', { name: 'Download template' })).toHaveAttribute('download', 'template.docx');
    await expect(canvas.queryByRole('button', { name: /template/ })).toBeNull();
  },
};

export const All: Story = {
  parameters: { behaviours: ['CNT-068'] },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Download all' }));
    await expect(args.onDownloadAll).toHaveBeenCalledOnce();
  },
};

/** One file is downloaded by itself. */
export const One: Story = {
  args: { assets: [document] },
  parameters: { behaviours: ['CNT-068'] },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Download template' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Download all' })).toBeNull();
  },
};

export const None: Story = {
  args: { assets: [] },
  parameters: { behaviours: ['CNT-070'] },
  async play({ canvas }) {
    await expect(canvas.getByText('No attachments yet')).toBeVisible();
  },
};
