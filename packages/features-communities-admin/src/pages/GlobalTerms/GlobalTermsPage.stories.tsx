import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { useOwnSearch } from '@portal/kit';
import { sampleProblem } from '@portal/kit/testing';
import { answering, findEditor, liveMock, typeInto } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { GlobalTermsPage } from './GlobalTermsPage.tsx';

const as = 'helen.brooks@example.org';
let mock: ReturnType<typeof liveMock>;

function GlobalTerms() {
  return <GlobalTermsPage params={{}} {...useOwnSearch()} />;
}

const meta = {
  title: 'Communities/Admin/Global terms',
  component: GlobalTerms,
  globals: { width: '1280px', role: 'admin' },
  beforeEach({ msw }) {
    mock = liveMock({ as });
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof GlobalTerms>;

export default meta;
type Story = StoryObj<typeof meta>;

const toast = (words: string) => waitFor(() => expect(screen.getByText(words)).toBeVisible());

const stored = () => mock.state.documents.get('globalTerms')?.html ?? '';

/** The terms are written and saved where they are read. */
export const Live: Story = {
  parameters: { behaviours: ['COM-465', 'COM-466', 'COM-730'] },
  async play({ canvas, canvasElement }) {
    const editor = await findEditor(canvasElement, /Terms/);
    await expect(editor).toHaveTextContent('Look after the people you write about');
    await typeInto(editor, ' Be kind.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await toast('Successfully saved');
    await expect(stored()).toContain('Be kind.');
  },
};

export const WithoutContent: Story = {
  parameters: { behaviours: ['COM-643'] },
  beforeEach({ msw }) {
    mock = liveMock({ as });
    mock.state.documents.set('globalTerms', { json: '', html: '' });
    msw.use(...mock.handlers);
  },
  async play({ canvas, canvasElement }) {
    await findEditor(canvasElement, /Terms/);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByText('Content cannot be empty.')).toBeVisible());
    await expect(mock.answered).not.toContain('management.saveGlobalTerms');
  },
};

/** Somebody else has saved meanwhile: their terms are shown before they are replaced. */
export const SavedMeanwhile: Story = {
  async play({ canvas, canvasElement }) {
    const editor = await findEditor(canvasElement, /Terms/);
    await typeInto(editor, ' Mine.');
    mock.state.documents.set('globalTerms', { json: '', html: '<p>Other terms now.</p>' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Other terms now.')).toBeVisible();
    const intro = 'Someone else has saved other terms since you opened these. What you wrote stays here.';
    await expect(canvas.getByText(intro)).toBeVisible();
    await expect(editor).toHaveTextContent('Mine.');
    await userEvent.click(canvas.getByRole('button', { name: 'Replace them by mine' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await toast('Successfully saved');
    await expect(stored()).toContain('Mine.');
  },
};

export const CannotBeSaved: Story = {
  beforeEach: answering(failing(calls.management.saveGlobalTerms, sampleProblem)),
  async play({ canvas, canvasElement }) {
    const editor = await findEditor(canvasElement, /Terms/);
    await typeInto(editor, ' Be kind.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await toast('The terms could not be saved. Try again.');
    await expect(editor).toHaveTextContent('Be kind.');
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.management.globalTerms, sampleProblem)),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('The terms could not be loaded.')).toBeVisible());
  },
};
