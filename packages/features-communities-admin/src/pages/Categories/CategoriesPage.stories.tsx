import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { useOwnSearch } from '@portal/kit';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock, pressEscape } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { CategoriesPage } from './CategoriesPage.tsx';

const as = 'helen.brooks@example.org';
let mock: ReturnType<typeof liveMock>;

function Categories() {
  return <CategoriesPage params={{}} {...useOwnSearch()} />;
}

const meta = {
  title: 'Communities/Admin/Categories',
  component: Categories,
  globals: { width: '1280px', role: 'admin' },
  beforeEach({ msw }) {
    mock = liveMock({ as });
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof Categories>;

export default meta;
type Story = StoryObj<typeof meta>;

const toast = (words: string) => waitFor(() => expect(screen.getByText(words)).toBeVisible());

type Canvas = ReturnType<typeof within>;

async function openNew(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Create category' }));
  return within(await screen.findByRole('dialog', { name: 'Create category' }));
}

async function choose(canvas: Canvas, name: string, item: string) {
  await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`Actions for ${name}$`) }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

const named = (name: string) => mock.state.categories.values().find((one) => one.name === name);

/** One is made below another, and is found where its parent is opened. */
export const Live: Story = {
  parameters: { behaviours: ['COM-437', 'COM-440', 'COM-441', 'COM-442', 'COM-730'] },
  async play({ canvas }) {
    await canvas.findByText('Association');
    const dialog = await openNew(canvas);
    await expect(dialog.getByRole('textbox', { name: /^Colour/ })).toHaveValue('#808080');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Splints');
    await userEvent.click(dialog.getByRole('button', { name: /Parent category/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Practice areas' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await toast('Successfully saved');
    const parent = named('Practice areas');
    await expect(named('Splints')).toMatchObject({ parentCategoryId: parent?.id, color: '#808080' });
  },
};

export const WithoutName: Story = {
  parameters: { behaviours: ['COM-580'] },
  async play({ canvas }) {
    const dialog = await openNew(canvas);
    await userEvent.clear(dialog.getByRole('textbox', { name: /^Colour/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Colour/ }), 'red');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog.getByText('Please enter name')).toBeVisible());
    await expect(dialog.getByText('Please enter a colour such as #808080')).toBeVisible();
    await expect(mock.answered).not.toContain('catalogue.createCategory');
  },
};

/** The name of another at the same place is refused beside the field. */
export const NameIsTaken: Story = {
  async play({ canvas }) {
    await canvas.findByText('Association');
    await choose(canvas, 'Association', 'Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit category' }));
    const name = dialog.getByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'regions');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog.getByText('This name is given already.')).toBeVisible());
    await expect(name).toHaveValue('regions');
  },
};

/** The dialog in which a category is written, after somebody else has given it another name. */
async function saveChanged(canvas: Canvas) {
  await canvas.findByText('Association');
  await choose(canvas, 'Association', 'Edit');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit category' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), ' of mine');
  const id = named('Association')?.id ?? '';
  mock.state.categories.change(id, { name: 'Association of theirs', updatedAt: mock.state.clock() });
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect(await dialog.findByText('Association of theirs')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Association of mine');
  return { dialog, id };
}

/** Somebody else has changed it meanwhile: theirs is shown before it is replaced. */
export const ChangedMeanwhile: Story = {
  async play({ canvas }) {
    const { dialog, id } = await saveChanged(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Keep what I wrote' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await toast('Successfully saved');
    await expect(named('Association of mine')).toMatchObject({ id });
  },
};

/** Theirs is taken, and gone on with. */
export const TheirsTaken: Story = {
  async play({ canvas }) {
    const { dialog, id } = await saveChanged(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Take their version' }));
    await expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Association of theirs');
    await expect(dialog.queryByRole('button', { name: 'Take their version' })).toBeNull();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Description/ }), ' And more.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await toast('Successfully saved');
    await expect(mock.state.categories.get(id)?.description).toMatch(/ And more\.$/);
  },
};

/** It is asked first. What has others below it cannot be deleted. */
export const Deleted: Story = {
  parameters: { behaviours: ['COM-438'] },
  async play({ canvas }) {
    await canvas.findByText('Association');
    await userEvent.click(canvas.getByRole('button', { name: /Actions for Regions$/ }));
    await expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
    await pressEscape();
    await choose(canvas, 'Association', 'Delete');
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Association?' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete category' }));
    await toast('Association is deleted.');
    await waitFor(() => expect(canvas.queryByText('Association')).toBeNull());
    await expect(named('Association')).toBeUndefined();
  },
};

export const CannotBeSaved: Story = {
  beforeEach: answering(failing(calls.catalogue.createCategory, sampleProblem)),
  parameters: { behaviours: ['COM-724', 'COM-727'] },
  async play({ canvas }) {
    const dialog = await openNew(canvas);
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Splints');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await toast('Error creating/editing category. Try again.');
    await expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Splints');
  },
};

export const CannotBeChanged: Story = {
  beforeEach: answering(failing(calls.catalogue.editCategory, sampleProblem)),
  parameters: { behaviours: ['COM-724', 'COM-727'] },
  async play({ canvas }) {
    await canvas.findByText('Association');
    await choose(canvas, 'Association', 'Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit category' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await toast('Error creating/editing category. Try again.');
  },
};

export const CannotBeDeleted: Story = {
  beforeEach: answering(failing(calls.catalogue.removeCategory, sampleProblem)),
  parameters: { behaviours: ['COM-725'] },
  async play({ canvas }) {
    await canvas.findByText('Association');
    await choose(canvas, 'Association', 'Delete');
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Association?' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete category' }));
    await toast('Error deleting category. Try again.');
    await expect(canvas.getByText('Association')).toBeInTheDocument();
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.catalogue.categories, sampleProblem)),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Categories could not be loaded.')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    const dialog = await openNew(canvas);
    const words = 'The categories that it can stand below could not be loaded.';
    await waitFor(() => expect(dialog.getByText(words)).toBeVisible());
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
