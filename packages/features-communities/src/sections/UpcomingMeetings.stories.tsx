import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import { inAColumn, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sampleMeeting } from '@portal/stories/samples/meetings';
import { UpcomingMeetings } from './UpcomingMeetings.tsx';

const some = (count: number) =>
  ready(Array.from({ length: count }, (_, index) => sampleMeeting({ id: `m-${index}`, name: `Meeting ${index + 1}` })));

const meta = {
  title: 'Communities/Home/Upcoming meetings',
  component: UpcomingMeetings,
  decorators: [inAColumn],
  args: { view: some(4), upcomingCount: 12 },
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof UpcomingMeetings>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two at first; of more than three all when it is asked for. */
export const Ready: Story = {
  parameters: { behaviours: ['HOM-016', 'HOM-017'] },
  async play({ canvas }) {
    await expect(canvas.getByRole('region', { name: 'Upcoming meetings' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All meetings (12 to come)' })).toHaveAttribute(
      'href',
      '/meetings/explore',
    );
    const [first] = canvas.getAllByRole('listitem');
    await expect(within(first!).getByRole('radiogroup', { name: 'Your reply' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Meeting 1' })).toHaveAttribute(
      'href',
      '/communities/hand-therapy/meetings/m-0',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'See all' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Show fewer' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const ExactlyThree: Story = {
  args: { view: some(3) },
  parameters: { behaviours: ['HOM-017', 'HOM-018'] },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByRole('button', { name: 'See all' })).toBeNull();
  },
};

export const Loading: Story = { args: { view: loading } };

export const Empty: Story = {
  args: { view: empty },
  parameters: { behaviours: ['HOM-026'] },
  async play({ canvas }) {
    await expect(canvas.getByText('No upcoming meetings')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { view: failedView },
  parameters: { behaviours: ['HOM-024'] },
  async play({ canvas }) {
    await expect(canvas.getByText('Failed to load meetings. Try again.')).toBeVisible();
  },
};

export const Forbidden: Story = { args: { view: forbiddenView } };

export const Dark: Story = { globals: { scheme: 'dark' } };
