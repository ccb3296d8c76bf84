import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { useOwnSearch } from '@portal/kit';
import { sampleProblem } from '@portal/kit/testing';
import { answering, findEditor, liveMock, typeInto } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { FaqEditorPage } from './FaqEditorPage.tsx';

const as = 'helen.brooks@example.org';
let mock: ReturnType<typeof liveMock>;

function FaqEditor() {
  return <FaqEditorPage params={{}} {...useOwnSearch()} />;
}

const meta = {
  title: 'Communities/Admin/FAQ editor',
  component: FaqEditor,
  globals: { width: '1280px', role: 'admin' },
  beforeEach({ msw }) {
    mock = liveMock({ as });
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof FaqEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const toast = (words: string) => waitFor(() => expect(screen.getByText(words)).toBeVisible());

type Canvas = ReturnType<typeof within>;

const entries = () => mock.state.faqs.values();
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save' }));

/** A new question below all others, with its answer. */
async function addOne(canvas: Canvas, canvasElement: HTMLElement, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add question' }));
  await userEvent.type(canvas.getByRole('textbox', { name: /^Question/ }), name);
  await typeInto(await findEditor(canvasElement, /^Answer/), 'Yes.');
}

/** One question is put otherwise and another added; both are saved by one press. */
export const Live: Story = {
  parameters: { behaviours: ['COM-467', 'COM-472'] },
  async play({ canvas, canvasElement }) {
    const n = entries().length;
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit question 1' }));
    const question = await canvas.findByRole('textbox', { name: /^Question/ });
    await userEvent.type(question, ' Please');
    await save(canvas);
    await toast('Successfully saved');
    await expect(entries()[0]?.question).toMatch(/ Please$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Add question' }));
    const [, added] = canvas.getAllByRole('textbox', { name: /^Question/ });
    await userEvent.type(added!, 'Is it free?');
    const card = within(added!.closest('li')!);
    await typeInto(await card.findByRole('textbox', { name: /^Answer/ }), 'Yes.');
    await save(canvas);
    await waitFor(() => expect(entries()).toHaveLength(n + 1));
    await expect(entries().at(-1)).toMatchObject({ question: 'Is it free?', isDeleted: false });
    await expect(canvasElement).toHaveTextContent(`Question ${n + 1}`);
  },
};

export const NothingChanged: Story = {
  parameters: { behaviours: ['COM-649'] },
  async play({ canvas }) {
    await canvas.findByRole('button', { name: 'Edit question 1' });
    await save(canvas);
    await toast('No changes to save');
    for (const call of ['faq.add', 'faq.edit']) await expect(mock.answered).not.toContain(call);
  },
};

export const WithoutWords: Story = {
  parameters: { behaviours: ['COM-647', 'COM-648'] },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add question' }));
    await save(canvas);
    await waitFor(() => expect(canvas.getByText('Please input the question!')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Please input the answer!')).toBeVisible());
    await expect(mock.answered).not.toContain('faq.add');
  },
};

/** What is not saved yet is gone without a call; what is saved stays, marked, and comes back. */
export const DeletedAndRestored: Story = {
  parameters: { behaviours: ['COM-468', 'COM-469', 'COM-470'] },
  async play({ canvas }) {
    const n = entries().length;
    await userEvent.click(await canvas.findByRole('button', { name: 'Add question' }));
    await userEvent.click(canvas.getByRole('button', { name: `Delete question ${n + 1}` }));
    await waitFor(() => expect(canvas.queryByRole('heading', { name: `Question ${n + 1}` })).toBeNull());
    await expect(mock.answered).not.toContain('faq.remove');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete question 1' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Restore question 1' })).toBeEnabled());
    await expect(entries()[0]?.isDeleted).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Restore question 1' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete question 1' })).toBeEnabled());
    await expect(entries()[0]?.isDeleted).toBe(false);
  },
};

/** The words of a question, after somebody else has changed them. */
async function saveChanged(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit question 1' }));
  const question = await canvas.findByRole('textbox', { name: /^Question/ });
  await userEvent.clear(question);
  await userEvent.type(question, 'As I put it?');
  const id = entries()[0]?.id ?? '';
  mock.state.faqs.change(id, { question: 'As they put it?', updatedAt: mock.state.clock() });
  await save(canvas);
  await toast('Error during saving FAQ');
  await expect(await canvas.findByText('As they put it?')).toBeVisible();
  await expect(canvas.getByRole('textbox', { name: /^Question/ })).toHaveValue('As I put it?');
}

/** Somebody else has changed it meanwhile: theirs is shown before it is replaced. */
export const ChangedMeanwhile: Story = {
  async play({ canvas }) {
    await saveChanged(canvas);
    const intro = 'Someone else has changed this question since you opened it. What you wrote stays here.';
    await expect(canvas.getByText(intro)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Replace it by mine' }));
    await save(canvas);
    await toast('Successfully saved');
    await expect(entries()[0]?.question).toBe('As I put it?');
  },
};

export const TheirsTaken: Story = {
  async play({ canvas }) {
    await saveChanged(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Take their version' }));
    await expect(canvas.getByRole('textbox', { name: /^Question/ })).toHaveValue('As they put it?');
    await expect(canvas.queryByRole('button', { name: 'Take their version' })).toBeNull();
  },
};

/** What was written stays. */
export const CannotBeSaved: Story = {
  beforeEach: answering(failing(calls.faq.add, sampleProblem)),
  parameters: { behaviours: ['COM-745'] },
  async play({ canvas, canvasElement }) {
    await addOne(canvas, canvasElement, 'Is it free?');
    await save(canvas);
    await toast('Error during saving FAQ');
    await expect(canvas.getByRole('textbox', { name: /^Question/ })).toHaveValue('Is it free?');
  },
};

export const CannotBeChanged: Story = {
  beforeEach: answering(failing(calls.faq.edit, sampleProblem)),
  parameters: { behaviours: ['COM-745'] },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit question 1' }));
    const question = await canvas.findByRole('textbox', { name: /^Question/ });
    await userEvent.type(question, ' Please');
    await save(canvas);
    await toast('Error during saving FAQ');
    await expect(question).toHaveDisplayValue(/ Please$/);
  },
};

export const CannotBeDeleted: Story = {
  beforeEach: answering(failing(calls.faq.remove, sampleProblem)),
  parameters: { behaviours: ['COM-743'] },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete question 1' }));
    await toast('Error during deleting FAQ');
    await expect(canvas.getByRole('button', { name: 'Delete question 1' })).toBeEnabled();
  },
};

export const CannotBeRestored: Story = {
  beforeEach: answering(failing(calls.faq.restore, sampleProblem)),
  parameters: { behaviours: ['COM-744'] },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete question 1' }));
    const restore = await canvas.findByRole('button', { name: 'Restore question 1' });
    await waitFor(() => expect(restore).toBeEnabled());
    await userEvent.click(restore);
    await toast('Error during restoring FAQ');
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.faq.all, sampleProblem)),
  parameters: { behaviours: ['COM-746'] },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Error during loading FAQ')).toBeVisible());
  },
};
