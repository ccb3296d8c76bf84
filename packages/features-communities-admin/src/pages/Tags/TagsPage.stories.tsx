import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { useOwnSearch } from '@portal/kit';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { TagsPage } from './TagsPage.tsx';

const as = 'helen.brooks@example.org';
let mock: ReturnType<typeof liveMock>;

function Tags() {
  return <TagsPage params={{}} {...useOwnSearch()} />;
}

const meta = {
  title: 'Communities/Admin/Tags',
  component: Tags,
  globals: { width: '1280px', role: 'admin' },
  beforeEach({ msw }) {
    mock = liveMock({ as });
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof Tags>;

export default meta;
type Story = StoryObj<typeof meta>;

const toast = (words: string) => waitFor(() => expect(screen.getByText(words)).toBeVisible());

type Canvas = ReturnType<typeof within>;

const rows = () => screen.getAllByRole('row').slice(1);

/** One tag alone stands in the table: the longest, which no other name holds. */
async function findOne(canvas: Canvas) {
  const [tag] = mock.state.tags.values().toSorted((a, b) => b.name.length - a.name.length);
  if (tag === undefined) throw new Error('The demo world has no tags');
  await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search tags' }), tag.name);
  await waitFor(() => expect(rows()).toHaveLength(1));
  return tag;
}

async function choose(canvas: Canvas, name: string, item: string) {
  await userEvent.click(canvas.getByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

async function openNew(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Create tag' }));
  return within(await screen.findByRole('dialog', { name: 'Create tag' }));
}

/** A word finds tags; one is made and named otherwise. */
export const Live: Story = {
  parameters: { behaviours: ['COM-444', 'COM-445', 'COM-449', 'COM-730'] },
  async play({ canvas }) {
    const tag = await findOne(canvas);
    await choose(canvas, tag.name, 'Edit');
    const edit = within(await screen.findByRole('dialog', { name: 'Edit tag' }));
    await userEvent.type(edit.getByRole('textbox', { name: /^Name/ }), '-again');
    await userEvent.click(edit.getByRole('button', { name: 'Save' }));
    await toast('Successfully saved');
    await waitFor(() => expect(canvas.getByText(`${tag.name}-again`)).toBeVisible());
    const dialog = await openNew(canvas);
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'splints');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(mock.state.tags.values().map(({ name }) => name)).toContain('splints'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const WithoutName: Story = {
  parameters: { behaviours: ['COM-581'] },
  async play({ canvas }) {
    const dialog = await openNew(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog.getByText('Please enter a tag name')).toBeVisible());
    await expect(mock.answered).not.toContain('catalogue.createTag');
  },
};

/** Somebody else has named it otherwise meanwhile: their name is shown before it is replaced. */
export const ChangedMeanwhile: Story = {
  async play({ canvas }) {
    const tag = await findOne(canvas);
    await choose(canvas, tag.name, 'Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit tag' }));
    const name = dialog.getByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Of mine');
    mock.state.tags.change(tag.id, { name: 'Of theirs', updatedAt: mock.state.clock() });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog.getByText('Of theirs')).toBeVisible());
    await expect(name).toHaveValue('Of mine');
    await userEvent.click(dialog.getByRole('button', { name: 'Keep what I wrote' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await toast('Successfully saved');
    await expect(mock.state.tags.get(tag.id)?.name).toBe('Of mine');
  },
};

export const Deleted: Story = {
  parameters: { behaviours: ['COM-450'] },
  async play({ canvas }) {
    const tag = await findOne(canvas);
    await choose(canvas, tag.name, 'Delete');
    const question = within(await screen.findByRole('alertdialog', { name: `Delete ${tag.name}?` }));
    await userEvent.click(question.getByRole('button', { name: 'Delete tag' }));
    await toast(`${tag.name} is deleted.`);
    await waitFor(() => expect(canvas.getByText('No tags found')).toBeVisible());
  },
};

export const CannotBeSaved: Story = {
  beforeEach: answering(failing(calls.catalogue.createTag, sampleProblem)),
  parameters: { behaviours: ['COM-726', 'COM-727'] },
  async play({ canvas }) {
    const dialog = await openNew(canvas);
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'splints');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await toast('Error creating/edit tag. Try again.');
    await expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('splints');
  },
};

export const CannotBeChanged: Story = {
  beforeEach: answering(failing(calls.catalogue.editTag, sampleProblem)),
  parameters: { behaviours: ['COM-726', 'COM-727'] },
  async play({ canvas }) {
    const tag = await findOne(canvas);
    await choose(canvas, tag.name, 'Edit');
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Edit tag' })).getByRole('button', { name: 'Save' }),
    );
    await toast('Error creating/edit tag. Try again.');
  },
};

export const CannotBeDeleted: Story = {
  beforeEach: answering(failing(calls.catalogue.removeTag, sampleProblem)),
  parameters: { behaviours: ['COM-728'] },
  async play({ canvas }) {
    const tag = await findOne(canvas);
    await choose(canvas, tag.name, 'Delete');
    const question = within(await screen.findByRole('alertdialog', { name: `Delete ${tag.name}?` }));
    await userEvent.click(question.getByRole('button', { name: 'Delete tag' }));
    await toast('Error deleting tag. Try again.');
    await expect(canvas.getByText(tag.name)).toBeInTheDocument();
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.posts.tags, sampleProblem)),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Tags could not be loaded.')).toBeVisible());
  },
};
