import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock, onAPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { sampleNews } from '../stories/sample-content.ts';
import { LiveLatestNews } from './LiveLatestNews.tsx';

const meta = {
  title: 'Content/Contributed/Latest news/Live',
  component: LiveLatestNews,
  decorators: [onAPage],
} satisfies Meta<typeof LiveLatestNews>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The four that were created last. */
export const Live: Story = {
  parameters: { behaviours: ['HOM-012', 'HOM-013'] },
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
  async play({ canvas }) {
    const card = await canvas.findByRole('article');
    await expect(within(card).getByRole('heading')).toHaveTextContent(sampleNews[0]!.name);
    const lines = canvas.getAllByRole('listitem').map((line) => within(line).getByRole('link').textContent);
    await expect(lines).toEqual(sampleNews.slice(1, 4).map(({ name }) => name));
  },
};

/** A failure stands in the section's own place and takes another try. */
export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.content.searchNews, sampleProblem)),
  parameters: { behaviours: ['HOM-015'] },
  async play({ canvas, msw }) {
    await waitFor(() => expect(canvas.getByText('Failed to load news')).toBeVisible());
    msw.use(...liveMock().handlers);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByRole('article')).toBeVisible());
  },
};
