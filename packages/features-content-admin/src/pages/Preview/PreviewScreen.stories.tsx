import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView, notFoundView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { sampleArticle, sampleOptions } from '../../stories/sample-desk.ts';
import { PreviewScreen } from './PreviewScreen.tsx';

const meta = {
  title: 'Content/Admin/Preview/Screen',
  component: PreviewScreen,
  args: {
    kind: 'news',
    view: ready({ isRead: true, isReadInItsTime: true, item: sampleArticle }),
    reader: { as: 'member', segmentId: null },
    segments: sampleOptions.segments,
    onRetrySegments: undefined,
    editHref: '/admin/news/news-001',
    onReader: fn(),
    onPrint: fn(),
  },
  globals: { role: 'admin' },
  parameters: { withoutStates: { Empty: 'what is hidden from a reader says so: NotTold' } },
} satisfies Meta<typeof PreviewScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };
export const Failed: Story = {
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('The preview could not be loaded.')).toBeVisible();
  },
};
export const Forbidden: Story = { args: { view: forbiddenView } };
export const NotFound: Story = {
  args: { view: notFoundView },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'News item not found' })).toBeVisible();
  },
};

/** The page of its readers, below what says as whom it is seen. */
export const Ready: Story = {
  async play({ canvas, args }) {
    await expect(canvas.getByRole('heading', { level: 1, name: sampleArticle.name })).toBeVisible();
    await expect(canvas.getByText('They read it now. You see what was saved last.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to editing' })).toHaveAttribute('href', '/admin/news/news-001');
    await userEvent.click(canvas.getByRole('button', { name: /Seen as$/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Somebody who is no member' }));
    await expect(args.onReader).toHaveBeenCalledWith({ as: 'stranger', segmentId: null });
  },
};

/** A draft is seen as it will be, and that nobody reads it yet is said. */
export const InItsTime: Story = {
  args: { view: ready({ isRead: false, isReadInItsTime: true, item: sampleArticle }) },
  async play({ canvas }) {
    await expect(canvas.getByText('They read it once it is published and in its time.')).toBeVisible();
  },
};

export const NotTold: Story = {
  args: {
    view: ready({ isRead: false, isReadInItsTime: false, item: null }),
    reader: { as: 'stranger', segmentId: 'segment-nsw' },
  },
  async play({ canvas }) {
    await expect(canvas.getByText('They cannot see it, and no list or search shows it.')).toBeVisible();
    await expect(canvas.getByText('Nothing to see for this reader')).toBeVisible();
    await expect(canvas.queryByText(sampleArticle.name)).toBeNull();
  },
};

/** They are on their way: where one is chosen stands already. */
export const SegmentsOnTheirWay: Story = {
  args: { segments: undefined },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: /In the segment$/ })).toBeDisabled();
  },
};

export const WithoutSegments: Story = {
  args: { segments: undefined, onRetrySegments: fn() },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetrySegments).toHaveBeenCalled();
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
