import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { useOwnSearch } from '@portal/kit';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { AllInsightPage } from './AllInsightPage.tsx';

let mock: ReturnType<typeof liveMock>;

function AllInsight() {
  return <AllInsightPage params={{}} {...useOwnSearch()} />;
}

const meta = {
  title: 'Communities/Admin/All insight',
  component: AllInsight,
  globals: { width: '1280px', role: 'manager' },
  beforeEach({ msw }) {
    mock = liveMock({ as: 'leilani.tuala@example.org' });
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof AllInsight>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A manager looks at all communities, by day. */
export const Live: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Insight');
    await expect(await canvas.findByRole('figure', { name: 'Members' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Shown by/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Day' }));
    await waitFor(() => expect(mock.answered.filter((name) => name === 'insight.overall')).toHaveLength(2));
    await expect(await canvas.findByRole('figure', { name: 'Posts' })).toBeVisible();
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.insight.overall, sampleProblem)),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('The figures could not be loaded.')).toBeVisible());
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
