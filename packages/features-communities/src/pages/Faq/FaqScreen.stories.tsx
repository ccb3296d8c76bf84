import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleFaq } from '@portal/stories/samples/library';
import { FaqScreen } from './FaqScreen.tsx';

const meta = {
  title: 'Communities/FAQ',
  component: FaqScreen,
  args: {
    view: ready({ faQs: [sampleFaq(), sampleFaq({ id: 'faq-2', name: 'Which files can I attach?' })] }),
    keyword: '',
    onKeywordChange: fn(),
  },
} satisfies Meta<typeof FaqScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Loading: Story = { args: { view: loading } };

export const Empty: Story = {
  args: { view: empty },
  parameters: { behaviours: ['COM-268'] },
  async play({ canvas }) {
    await expect(canvas.getByText('There are no FAQ')).toBeVisible();
  },
};

export const Failed: Story = { args: { view: failedView } };

export const Forbidden: Story = { args: { view: forbiddenView } };

export const NothingFound: Story = {
  args: { keyword: 'zebra' },
  async play({ canvas }) {
    await expect(canvas.getByText('No question or answer matches “zebra”')).toBeVisible();
  },
};

export const LongQuestion: Story = {
  args: {
    view: ready({
      faQs: [sampleFaq({ name: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen '.repeat(4) })],
    }),
  },
};
