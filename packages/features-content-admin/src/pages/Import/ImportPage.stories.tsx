import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { writer as as } from '../../stories/sample-desk.ts';
import { ImportPage } from './ImportPage.tsx';

let mock = liveMock({ as });

const meta = {
  title: 'Content/Admin/Import',
  component: ImportPage,
  args: { kind: 'news' },
  globals: { width: '1280px', role: 'admin' },
  beforeEach({ msw }) {
    mock = liveMock({ as });
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof ImportPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const toast = (words: string) => waitFor(() => expect(screen.getByText(words)).toBeVisible());
const markdown = '---\ntitle: Handwriting at the kitchen table\n---\n## What you need\n\nA pen.\n';
const made = (name: string) => mock.state.contentItems.values().filter((item) => item.name === name);

async function choose(canvas: Canvas, text: string, name: string) {
  await userEvent.upload(canvas.getByLabelText(/^File/), new File([text], name, { type: 'text/plain' }));
}

/** A text in Markdown is looked at, and comes as a draft. */
export const Live: Story = {
  async play({ canvas }) {
    await choose(canvas, markdown, 'kitchen.md');
    await expect(await canvas.findByText('Handwriting at the kitchen table')).toBeVisible();
    await expect(made('Handwriting at the kitchen table')).toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Import 1 item' }));
    await toast('1 item was imported as a draft.');
    await expect(made('Handwriting at the kitchen table')[0]).toMatchObject({ kind: 'news', status: 'draft' });
  },
};

/** Of an export of WordPress what is whole and not there yet is chosen, and the rest says why not. */
export const FromWordPress: Story = {
  async play({ canvas }) {
    await choose(canvas, '<rss></rss>', 'blog.xml');
    await expect(await canvas.findByText('It has no title')).toBeVisible();
    await expect(canvas.getByText('One of this name is here already')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Import 2 items' }));
    await toast('2 items were imported as drafts.');
  },
};

/** Another file is chosen in its place. */
export const OfAnotherSystem: Story = {
  async play({ canvas }) {
    await choose(canvas, '<feed></feed>', 'feed.xml');
    await waitFor(() => expect(canvas.getByText('The file could not be read.')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: /^Remove/ }));
    await waitFor(() => expect(canvas.queryByText('The file could not be read.')).toBeNull());
  },
};

export const CannotBeRead: Story = {
  beforeEach: answering(failing(calls.contentDesk.previewImport, sampleProblem)),
  async play({ canvas, msw }) {
    await choose(canvas, markdown, 'kitchen.md');
    await waitFor(() => expect(canvas.getByText('The file could not be read.')).toBeVisible());
    msw.use(...mock.handlers);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Handwriting at the kitchen table')).toBeVisible();
  },
};

/** Nothing is half done, and what was chosen stays. */
export const CannotBeImported: Story = {
  beforeEach: answering(failing(calls.contentDesk.importItems, sampleProblem)),
  async play({ canvas }) {
    await choose(canvas, markdown, 'kitchen.md');
    await userEvent.click(await canvas.findByRole('button', { name: 'Import 1 item' }));
    await toast('Nothing was imported. Try again.');
    await expect(canvas.getByRole('button', { name: 'Import 1 item' })).toBeEnabled();
  },
};
