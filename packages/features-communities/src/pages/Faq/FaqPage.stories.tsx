import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { answering, liveMock, onAPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useOwnSearch } from '@portal/kit';
import { sampleProblem } from '@portal/kit/testing';
import { expect, userEvent, waitFor } from 'storybook/test';
import { FaqPage } from './FaqPage.tsx';

function Faq() {
  return <FaqPage params={{}} {...useOwnSearch()} />;
}

const meta = {
  title: 'Communities/FAQ/Page',
  component: Faq,
  decorators: [onAPage],
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof Faq>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Questions open to their answers; words of either find them. */
export const Live: Story = {
  parameters: { behaviours: ['COM-265', 'COM-266', 'COM-267'] },
  async play({ canvas, canvasElement }) {
    const question = await canvas.findByText('Who can read what I post?');
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(8);
    await userEvent.click(question);
    await waitFor(() => expect(canvas.getByText('Everybody', { selector: 'em' })).toBeVisible());
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search questions and answers' }), 'bookmark');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 question'));
    await expect(canvas.getByText('How do I find something that I read last month?')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('Who can read what I post?');
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.faq.list, sampleProblem)),
  parameters: { behaviours: ['COM-747', 'COM-748'] },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Error during loading FAQ list.')).toBeVisible());
  },
};
