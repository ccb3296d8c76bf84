import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import { sampleFaq } from '@portal/stories/samples/library';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FaqBlocks } from './FaqBlocks.tsx';
import { FaqEditorScreen } from './FaqEditorScreen.tsx';

const faQs = [
  sampleFaq(),
  sampleFaq({ id: 'faq-2', name: 'Which files can I attach?', isDeleted: true }),
  sampleFaq({ id: 'faq-3', name: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen '.repeat(3) }),
];

const meta = {
  title: 'Communities/Admin/FAQ editor/Screen',
  component: FaqEditorScreen,
  args: { view: ready({ faQs }), children: (entries) => <FaqBlocks entries={entries} /> },
  globals: { role: 'admin' },
  parameters: { withoutStates: { Empty: 'the editor is there where nothing is written yet: NothingYet' } },
} satisfies Meta<typeof FaqEditorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A deleted question says so, and can be restored and nothing else. */
export const Ready: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('Deleted')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Restore question 2' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Edit question 2' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Edit question 1' })).toBeVisible();
  },
};

export const NothingYet: Story = {
  args: { view: ready({ faQs: [] }) },
  async play({ canvas }) {
    await expect(canvas.getByText('No questions yet')).toBeVisible();
  },
};

export const Loading: Story = { args: { view: loading } };
export const Failed: Story = { args: { view: failedView } };
export const Forbidden: Story = { args: { view: forbiddenView } };
export const Narrow: Story = { globals: { width: '360px' } };
