import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { JoinQuestionsPage } from './JoinQuestionsPage.tsx';

const admin = 'helen.brooks@example.org';
const asking = liveMock()
  .state.communities.values()
  .find(({ isPublic, isVisible, questions }) => !isPublic && isVisible && questions.length > 0);
const id = asking?.id ?? '';
const [firstQuestion = { text: '' }] = asking?.questions ?? [];
let mock: ReturnType<typeof liveMock>;
const stored = () => mock.state.communities.get(id)?.questions.map(({ text }) => text);

const meta = {
  title: 'Communities/Admin/Membership requirements/Questions page',
  component: JoinQuestionsPage,
  args: { params: { id }, search: {}, onSearchChange: fn() },
  globals: { width: '1280px', role: 'admin' },
  beforeEach({ msw }) {
    mock = liveMock({ as: admin });
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof JoinQuestionsPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const expectText = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

async function opened(canvas: Canvas, button: string, title: string) {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: title }));
}

async function write(dialog: Canvas, text: string) {
  const field = dialog.getByRole('textbox', { name: /^Question/ });
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** A question is added, put otherwise, and deleted. */
export const Live: Story = {
  parameters: { behaviours: ['COM-395', 'COM-398', 'COM-399', 'COM-400', 'COM-402'] },
  async play({ canvas }) {
    const before = asking?.questions.map(({ text }) => text) ?? [];
    const adding = await opened(canvas, 'Add question', 'Add question');
    await write(adding, 'What do you hope for?');
    await userEvent.click(adding.getByRole('switch', { name: 'Ask for a file' }));
    await userEvent.click(adding.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(stored()).toEqual([...before, 'What do you hope for?']));
    await expect(mock.state.communities.get(id)?.questions.at(-1)?.isRequiredAssets).toBe(true);
    const editing = await opened(canvas, 'Edit: What do you hope for?', 'Edit question');
    await write(editing, 'What brings you here?');
    await userEvent.click(editing.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(stored()).toEqual([...before, 'What brings you here?']));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete: What brings you here?' }));
    const box = within(await screen.findByRole('alertdialog', { name: 'Delete this question?' }));
    await userEvent.click(box.getByRole('button', { name: 'Delete question' }));
    await waitFor(() => expect(stored()).toEqual(before));
    await expectText('The question is deleted.');
  },
};

/** Nothing is sent without words, or with too many. */
export const WrongWords: Story = {
  parameters: { behaviours: ['COM-634', 'COM-635'] },
  async play({ canvas }) {
    const dialog = await opened(canvas, 'Add question', 'Add question');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(dialog.getByText('This field is required')).toBeVisible());
    await userEvent.click(dialog.getByRole('textbox', { name: /^Question/ }));
    await userEvent.paste('x'.repeat(151));
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(dialog.getByText('At most 150 characters')).toBeVisible());
    await expect(mock.answered).not.toContain('requirements.addQuestions');
  },
};

/** Nobody is asked here any more: what is left can be looked at and deleted. */
export const NotAsked: Story = {
  parameters: { behaviours: ['COM-636'] },
  beforeEach({ msw }) {
    mock = liveMock({ as: admin });
    mock.state.communities.change(id, { isPublic: true });
    msw.use(...mock.handlers);
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/Only a private community that is visible asks questions/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add question' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Edit:/ })).toBeNull();
    await expect(await canvas.findByRole('button', { name: `Delete: ${firstQuestion.text}` })).toBeVisible();
  },
};

export const CannotBeAdded: Story = {
  beforeEach: answering(failing(calls.requirements.addQuestions, sampleProblem)),
  parameters: { behaviours: ['COM-735'] },
  async play({ canvas }) {
    const dialog = await opened(canvas, 'Add question', 'Add question');
    await write(dialog, 'Where?');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await expectText('Question added error. Try again');
    await expect(dialog.getByRole('textbox', { name: /^Question/ })).toHaveValue('Where?');
  },
};

export const CannotBeEdited: Story = {
  beforeEach: answering(failing(calls.requirements.editQuestion, sampleProblem)),
  parameters: { behaviours: ['COM-736'] },
  async play({ canvas }) {
    const dialog = await opened(canvas, `Edit: ${firstQuestion.text}`, 'Edit question');
    await write(dialog, 'Where?');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expectText('Question edited error. Try again');
  },
};

export const CannotBeDeleted: Story = {
  beforeEach: answering(failing(calls.requirements.removeQuestion, sampleProblem)),
  parameters: { behaviours: ['COM-737'] },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: `Delete: ${firstQuestion.text}` }));
    const box = within(await screen.findByRole('alertdialog', { name: 'Delete this question?' }));
    await userEvent.click(box.getByRole('button', { name: 'Delete question' }));
    await expectText('Question deleted error. Try again');
    await expect(canvas.getByText(firstQuestion.text)).toBeVisible();
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.requirements.questions, sampleProblem)),
  async play({ canvas }) {
    await expect(await canvas.findByText('The join questions could not be loaded.')).toBeVisible();
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
