import { calls, type ListedDeskContentItem } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { useOwnSearch } from '@portal/kit';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleItems, writer as as } from '../../stories/sample-desk.ts';
import { ListPage } from './ListPage.tsx';

let mock = liveMock({ as });

const meta = {
  title: 'Content/Admin/List',
  component: ListPage,
  args: { kind: 'news', search: {}, onSearchChange: () => undefined },
  // The address is kept here, as a host keeps it.
  render: function Page({ kind }) {
    return <ListPage kind={kind} {...useOwnSearch()} />;
  },
  globals: { width: '1280px', role: 'admin' },
  beforeEach({ msw }) {
    mock = liveMock({ as });
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof ListPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const toast = (words: string) => waitFor(() => expect(screen.getByText(words)).toBeVisible());
const rows = () => screen.getAllByRole('row').slice(1);
const stored = (id: string) => mock.state.contentItems.get(id);

function sample(state: ListedDeskContentItem['state']): ListedDeskContentItem {
  const found = sampleItems.find((item) => item.state === state);
  if (found === undefined) throw new Error(`No sample is ${state}`);
  return found;
}

/** One item alone stands in the table. */
async function find(canvas: Canvas, { name }: ListedDeskContentItem) {
  await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search news' }), name);
  await waitFor(() => expect(rows()).toHaveLength(1));
}

async function press(canvas: Canvas, { name }: ListedDeskContentItem, action: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

/** An item of a state is found, and a deed of its row is chosen. */
async function choose(canvas: Canvas, state: ListedDeskContentItem['state'], action: string) {
  const item = sample(state);
  await find(canvas, item);
  await press(canvas, item, action);
  return item;
}

async function askToPublish(canvas: Canvas) {
  const draft = await choose(canvas, 'draft', 'Publish…');
  const dialog = within(await screen.findByRole('dialog', { name: `Publish ${draft.name}?` }));
  return {
    draft,
    dialog,
    publish: (name: string | RegExp = 'Publish') => userEvent.click(dialog.getByRole('button', { name })),
  };
}

async function publishNow(canvas: Canvas) {
  const { draft, dialog, publish } = await askToPublish(canvas);
  await userEvent.click(dialog.getByRole('radio', { name: 'Now' }));
  await userEvent.click(dialog.getByRole('radio', { name: 'Not until somebody takes it back' }));
  await publish();
  return draft;
}

async function askToTakeBack(canvas: Canvas) {
  const item = await choose(canvas, 'published', 'Take back…');
  const question = within(await screen.findByRole('alertdialog', { name: `Take ${item.name} back?` }));
  return { item, takeBack: () => userEvent.click(question.getByRole('button', { name: 'Take back' })) };
}

async function chooseState(canvas: Canvas, state: string) {
  await userEvent.click(await canvas.findByRole('button', { name: /State$/ }));
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${state} \\(`) }));
}

/** Everything but what is deleted; then drafts alone, which no reader sees. */
export const Live: Story = {
  async play({ canvas }) {
    await waitFor(() => expect(rows()).toHaveLength(20));
    await chooseState(canvas, 'Draft');
    await waitFor(() => expect(rows().every((row) => within(row).queryByText('Draft') !== null)).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Draft' }));
    await waitFor(() => expect(rows()).toHaveLength(20));
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(canvas.getByText('21 - 40 of 60')).toBeVisible());
  },
};

export const NothingFits: Story = {
  async play({ canvas }) {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search news' }), 'zebra');
    await waitFor(() => expect(canvas.getByText('Nothing fits')).toBeVisible());
  },
};

/** A draft is published from its row, from now on. */
export const Published: Story = {
  async play({ canvas }) {
    mock.state.contentItems.change(sample('draft').id, { imageAlt: 'Two hands' });
    const draft = await publishNow(canvas);
    await toast(`${draft.name} is published.`);
    await waitFor(() => expect(within(rows()[0]!).getByText('Published')).toBeVisible());
    await expect(stored(draft.id)).toMatchObject({ status: 'active', publishUntil: null });
  },
};

/** What it lacks before somebody may read it is said; nothing has happened to it. */
export const NotReady: Story = {
  async play({ canvas }) {
    mock.state.contentItems.change(sample('draft').id, { contentHtml: '', image: null, attachments: [] });
    const { draft, publish } = await askToPublish(canvas);
    await publish();
    await toast('It is not ready to be published.');
    await toast('There is nothing to read yet: write a text, or attach a file.');
    await expect(stored(draft.id)?.status).toBe('draft');
  },
};

/** A time that is left out is asked for at its field, and the zone of the times is said. */
export const WithoutATime: Story = {
  async play({ canvas }) {
    const { dialog, publish } = await askToPublish(canvas);
    await userEvent.click(dialog.getAllByRole('radio', { name: 'At a time that I choose' })[1]!);
    await expect(dialog.getByText('Times are those of Sydney.')).toBeVisible();
    await publish(/^(Publish|Schedule)$/);
    await waitFor(() => expect(dialog.getAllByText('Choose a day')[0]).toBeVisible());
    await expect(mock.answered).not.toContain('contentDesk.publish');
  },
};

/** What is published becomes a draft once it is confirmed. */
export const TakenBack: Story = {
  async play({ canvas }) {
    const { item, takeBack } = await askToTakeBack(canvas);
    await expect(mock.answered).not.toContain('contentDesk.takeBack');
    await takeBack();
    await toast(`${item.name} is a draft again.`);
    await expect(stored(item.id)?.status).toBe('draft');
  },
};

/** It is put away at once, and comes back as it was. */
export const ArchivedAndBack: Story = {
  async play({ canvas }) {
    const item = await choose(canvas, 'published', 'Archive');
    await waitFor(() => expect(canvas.getByText(`${item.name} is archived.`)).toBeVisible());
    await expect(stored(item.id)?.status).toBe('archived');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await toast(`${item.name} is back.`);
    await expect(stored(item.id)?.status).toBe('active');
    await waitFor(() => expect(canvas.queryByText(`${item.name} is archived.`)).toBeNull());
  },
};

export const OutOfTheArchive: Story = {
  async play({ canvas }) {
    const item = await choose(canvas, 'archived', 'Take out of the archive');
    await toast(`${item.name} is back.`);
    await expect(stored(item.id)?.status).not.toBe('archived');
  },
};

/** What is deleted is gone from the list; it is found among what is deleted, and restored. */
export const DeletedAndRestored: Story = {
  async play({ canvas }) {
    const draft = await choose(canvas, 'draft', 'Delete');
    await waitFor(() => expect(canvas.getByText('Nothing fits')).toBeVisible());
    await expect(stored(draft.id)?.deletedAt).not.toBeNull();
    await chooseState(canvas, 'Deleted');
    await waitFor(() => expect(within(rows()[0]!).getByText('Deleted')).toBeVisible());
    await press(canvas, draft, 'Restore');
    await toast(`${draft.name} is back.`);
    await expect(stored(draft.id)?.deletedAt).toBeNull();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull());
  },
};

/** Somebody else has changed it meanwhile: nothing is done to what was not seen. */
export const ChangedMeanwhile: Story = {
  async play({ canvas }) {
    const item = sample('published');
    await find(canvas, item);
    mock.state.contentItems.change(item.id, { revision: item.revision + 1 });
    await press(canvas, item, 'Archive');
    await toast('Somebody else has changed it meanwhile. Look at it again.');
    await expect(stored(item.id)?.status).toBe('active');
  },
};

export const CannotBePublished: Story = {
  beforeEach: answering(failing(calls.contentDesk.publish, sampleProblem)),
  async play({ canvas }) {
    await publishNow(canvas);
    await toast('It could not be published. Try again.');
  },
};

export const CannotBeTakenBack: Story = {
  beforeEach: answering(failing(calls.contentDesk.takeBack, sampleProblem)),
  async play({ canvas }) {
    const { takeBack } = await askToTakeBack(canvas);
    await takeBack();
    await toast('It could not be taken back. Try again.');
  },
};

export const CannotBeArchived: Story = {
  beforeEach: answering(failing(calls.contentDesk.archive, sampleProblem)),
  async play({ canvas }) {
    await choose(canvas, 'published', 'Archive');
    await toast('It could not be archived. Try again.');
  },
};

export const CannotComeBack: Story = {
  beforeEach: answering(failing(calls.contentDesk.unarchive, sampleProblem)),
  async play({ canvas }) {
    await choose(canvas, 'archived', 'Take out of the archive');
    await toast('It could not be brought back. Try again.');
  },
};

export const CannotBeDeleted: Story = {
  beforeEach: answering(failing(calls.contentDesk.remove, sampleProblem)),
  async play({ canvas }) {
    await choose(canvas, 'draft', 'Delete');
    await toast('It could not be deleted. Try again.');
  },
};

export const CannotBeRestored: Story = {
  beforeEach: answering(failing(calls.contentDesk.undelete, sampleProblem)),
  async play({ canvas }) {
    await choose(canvas, 'draft', 'Delete');
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await toast('It could not be brought back. Try again.');
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.contentDesk.items, sampleProblem)),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('News could not be loaded.')).toBeVisible());
  },
};

export const ResourcesCannotBeLoaded: Story = {
  args: { kind: 'resources' },
  beforeEach: answering(failing(calls.contentDesk.items, sampleProblem)),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Resources could not be loaded.')).toBeVisible());
  },
};

/** The list stands without its filter by category. */
export const WithoutCategories: Story = {
  beforeEach: answering(failing(calls.contentDesk.options, sampleProblem)),
  async play({ canvas }) {
    await waitFor(() => expect(rows()).toHaveLength(20));
    await waitFor(() => expect(canvas.getByText('Categories, tags and segments could not be loaded.')).toBeVisible());
  },
};

export const Resources: Story = {
  args: { kind: 'resources' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Resources' })).toBeVisible();
    await waitFor(() => expect(canvas.getByText('1 - 20 of 40')).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'New resource' })).toHaveAttribute('href', '/admin/resources/new');
  },
};
