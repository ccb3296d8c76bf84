import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleAnnouncement } from '@portal/stories/samples/announcements';
import { AnnouncementsScreen } from './AnnouncementsScreen.tsx';

const announcements = [
  sampleAnnouncement({ isActive: true }),
  sampleAnnouncement({
    id: 'announcement-2',
    title: 'Nominations are open',
    segmentIds: ['segment-nsw', 'segment-act'],
  }),
];

const meta = {
  title: 'Communities/Admin/Announcements/Screen',
  component: AnnouncementsScreen,
  args: {
    view: ready({ announcements }),
    now: new Date('2026-11-18T01:00:00.000Z'),
    isUpdating: false,
    onCreate: fn(),
    onEdit: fn(),
    onActivate: fn(),
    onDelete: fn(),
  },
  globals: { width: '1280px', role: 'admin' },
  parameters: { withoutStates: { Empty: 'a table without rows says so itself: NothingYet' } },
} satisfies Meta<typeof AnnouncementsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The table stands already, with its columns. */
export const Loading: Story = {
  args: { view: loading },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelectorAll('tbody tr').length).toBeGreaterThan(5);
  },
};
export const Failed: Story = { args: { view: failedView } };
export const Forbidden: Story = { args: { view: forbiddenView } };

/** The days of each stand in short; one that is active and not told says why. */
export const Ready: Story = {
  parameters: { behaviours: ['COM-473', 'COM-474', 'COM-481'] },
  async play({ canvas, args }) {
    const row = (name: RegExp) => within(canvas.getByRole('row', { name }));
    await expect(row(/programme/).getByText('21 Nov – 20 Dec')).toBeVisible();
    await expect(row(/programme/).getByText('Active, to come')).toBeVisible();
    await expect(row(/programme/).queryByRole('button', { name: /^Activate/ })).toBeNull();
    await expect(row(/Nominations/).getByText('2 segments')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Activate Nominations are open' }));
    await expect(args.onActivate).toHaveBeenCalledWith(announcements[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Create announcement' }));
    await expect(args.onCreate).toHaveBeenCalled();
  },
};

export const NothingYet: Story = {
  args: { view: ready({ announcements: [] }) },
  async play({ canvas }) {
    await expect(canvas.getByText('No announcements yet')).toBeVisible();
  },
};

export const LongTitles: Story = {
  globals: { width: '360px' },
  args: {
    view: ready({ announcements: announcements.map((one) => ({ ...one, title: `${one.title} `.repeat(3) })) }),
  },
};
export const Narrow: Story = { globals: { width: '360px' } };
