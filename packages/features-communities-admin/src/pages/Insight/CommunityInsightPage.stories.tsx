import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { useOwnSearch } from '@portal/kit';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock, onAPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { communityId } from '../Moderation/stories/sample-moderation.ts';
import { CommunityInsightPage } from './CommunityInsightPage.tsx';

let mock: ReturnType<typeof liveMock>;

function CommunityInsight() {
  return <CommunityInsightPage params={{ id: communityId }} {...useOwnSearch()} />;
}

const meta = {
  title: 'Communities/Admin/Insight',
  component: CommunityInsight,
  decorators: [onAPage],
  globals: { width: '1280px' },
  beforeEach({ msw }) {
    mock = liveMock({ as: 'tom.papadopoulos@example.org' });
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof CommunityInsight>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A moderator looks at the weeks, then at the months of a year. */
export const Live: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Insight' })).toBeVisible();
    await expect(await canvas.findByRole('figure', { name: 'Members' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Time/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'The last year' }));
    const step = () => canvas.getByRole('button', { name: /Shown by/ });
    // A year can be told by weeks too.
    await waitFor(() => expect(mock.answered.filter((name) => name === 'insight.ofCommunity')).toHaveLength(2));
    await expect(step()).toHaveTextContent('Week');
    await userEvent.click(step());
    await userEvent.click(await screen.findByRole('option', { name: 'Month' }));
    await waitFor(() => expect(step()).toHaveTextContent('Month'));
    await expect(await canvas.findByRole('figure', { name: 'Active readers' })).toBeVisible();
    await expect(mock.answered.filter((name) => name === 'insight.ofCommunity')).toHaveLength(3);
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.insight.ofCommunity, sampleProblem)),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('The figures could not be loaded.')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
