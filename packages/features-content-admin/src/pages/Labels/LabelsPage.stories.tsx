import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleOptions, writer as as } from '../../stories/sample-desk.ts';
import { LabelsPage } from './LabelsPage.tsx';

let mock = liveMock({ as });

const meta = {
  title: 'Content/Admin/Labels',
  component: LabelsPage,
  args: { kind: 'news' },
  globals: { width: '1280px', role: 'admin' },
  beforeEach({ msw }) {
    mock = liveMock({ as });
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof LabelsPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const toast = (words: string) => waitFor(() => expect(screen.getByText(words)).toBeVisible());
const labels = () => mock.state.contentCategories.values().map(({ label }) => label);
const ofNews = sampleOptions.categories.filter(({ type }) => type === 'NewsCategories');
const first = ofNews.find(({ parentId }) => parentId === null);
const [below, beside] = ofNews.filter(({ parentId }) => parentId !== null);
const nameOf = (category: typeof first) => category?.label ?? '';

async function choose(canvas: Canvas, name: string, action: string) {
  const [button] = await canvas.findAllByRole('button', { name: `Actions for ${name}` });
  await userEvent.click(button!);
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

async function write(title: string, text: string) {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await userEvent.clear(name);
  if (text !== '') await userEvent.type(name, text);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  return dialog;
}

/** One is made below another, and named otherwise. */
export const Live: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'New category' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New category' }));
    await userEvent.click(dialog.getByRole('button', { name: /Below$/ }));
    await userEvent.click(await screen.findByRole('option', { name: nameOf(first) }));
    await write('New category', 'Hands');
    await toast('Successfully saved');
    await waitFor(() => expect(canvas.getByText('– Hands')).toBeVisible());
    await choose(canvas, 'Hands', 'Rename');
    await write('Rename category', 'Hands and wrists');
    await waitFor(() => expect(canvas.getByText('– Hands and wrists')).toBeVisible());
    await expect(labels()).toContain('Hands and wrists');
  },
};

export const WithoutName: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'New category' }));
    const dialog = await write('New category', '');
    await waitFor(() => expect(dialog.getByText('Fill in this field')).toBeVisible());
    await expect(mock.answered).not.toContain('contentDesk.createCategory');
  },
};

/** What is in one goes into another, which is asked for. */
export const Merged: Story = {
  async play({ canvas }) {
    await choose(canvas, nameOf(below), 'Merge…');
    const dialog = within(await screen.findByRole('dialog', { name: `Merge ${nameOf(below)} into another` }));
    await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(dialog.getAllByText('Choose one').length).toBeGreaterThan(1));
    await expect(mock.answered).not.toContain('contentDesk.mergeCategory');
    await userEvent.click(dialog.getByRole('button', { name: /Into$/ }));
    await userEvent.click(await screen.findByRole('option', { name: nameOf(beside) }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Merge' }));
    await toast('Successfully saved');
    await expect(mock.state.contentCategories.get(below?.id ?? '')).toBeUndefined();
  },
};

/** A tag that nothing carries is deleted once it is confirmed. */
export const TagDeleted: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'New tag' }));
    await write('New tag', 'nobody-carries-it');
    await toast('Successfully saved');
    await choose(canvas, 'nobody-carries-it', 'Delete');
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete nobody-carries-it?' }));
    await expect(mock.answered).not.toContain('contentDesk.removeTag');
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByText('nobody-carries-it')).toBeNull());
  },
};

/** Somebody else has named it otherwise meanwhile. */
export const ChangedMeanwhile: Story = {
  async play({ canvas }) {
    await choose(canvas, nameOf(first), 'Rename');
    mock.state.contentCategories.change(first?.id ?? '', { label: 'Named by them' });
    const dialog = await write('Rename category', 'Named by me');
    await toast('Somebody else has named it otherwise meanwhile. Look at it again.');
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Named by me');
  },
};

export const CannotBeSaved: Story = {
  beforeEach: answering(failing(calls.contentDesk.createCategory, sampleProblem)),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'New category' }));
    const dialog = await write('New category', 'Hands');
    await toast('It could not be saved. Try again.');
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Hands');
  },
};

export const CannotBeRenamed: Story = {
  beforeEach: answering(failing(calls.contentDesk.editCategory, sampleProblem)),
  async play({ canvas }) {
    await choose(canvas, nameOf(first), 'Rename');
    await write('Rename category', 'Hands');
    await toast('It could not be saved. Try again.');
  },
};

export const TagCannotBeSaved: Story = {
  beforeEach: answering(failing(calls.contentDesk.createTag, sampleProblem)),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'New tag' }));
    await write('New tag', 'hands');
    await toast('It could not be saved. Try again.');
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.contentDesk.options, sampleProblem)),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Categories and tags could not be loaded.')).toBeVisible());
  },
};

/** Who does not keep all tags makes new ones, and changes none. */
export const WithoutTagsToKeep: Story = {
  globals: { role: 'staff' },
  async play({ canvas }) {
    const tag = sampleOptions.tags[0]?.label ?? '';
    await waitFor(() => expect(canvas.getByText(tag)).toBeVisible());
    await expect(canvas.queryByRole('button', { name: `Actions for ${tag}` })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'New tag' })).toBeVisible();
  },
};
