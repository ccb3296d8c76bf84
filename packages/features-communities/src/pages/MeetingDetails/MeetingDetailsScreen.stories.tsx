import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView, notFoundView } from '@portal/kit/testing';
import { liveMock, onAPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleMeeting } from '@portal/stories/samples/meetings';
import { MeetingDetailsScreen } from './MeetingDetailsScreen.tsx';

const meta = {
  title: 'Communities/Meetings/Meeting',
  component: MeetingDetailsScreen,
  decorators: [onAPage],
  args: { view: ready(sampleMeeting()) },
  parameters: { withoutStates: { Empty: 'A meeting is there or it is not.' } },
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof MeetingDetailsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Journal club: thumb base arthritis');
    await expect(canvas.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute('download');
    await expect(canvas.getByRole('link', { name: 'Meetings of Hand therapy' })).toHaveAttribute(
      'href',
      '/communities/hand-therapy/meetings',
    );
  },
};

export const Loading: Story = { args: { view: loading } };

export const Failed: Story = {
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('This meeting could not be loaded.')).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { view: notFoundView },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Meeting not found' })).toBeVisible();
  },
};

export const Forbidden: Story = { args: { view: forbiddenView } };

export const ByInvitation: Story = { args: { view: ready(sampleMeeting({ visible: 3, imageUrl: null, assets: [] })) } };
export const AnotherZone: Story = { args: { view: ready(sampleMeeting({ timeZone: 'Australia/Perth' })) } };
export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
