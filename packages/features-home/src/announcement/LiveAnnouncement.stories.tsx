import { calls } from '@portal/api';
import { failing, replying } from '@portal/demo/mock';
import { liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { LiveAnnouncement } from './LiveAnnouncement.tsx';

const failure = { code: 'conflict', message: 'The database is resting.' } as const;
const title = 'The programme of our national conference is out';
let mock = liveMock();
const callCount = (name: string) => mock.answered.filter((each) => each === `announcements.${name}`).length;

const example = {
  id: 'announcement-1',
  title,
  description: 'Ninety talks and forty workshops over three days.',
  link: null,
  isActive: true,
  startDate: '2026-03-01T00:00:00.000Z',
  endDate: '2026-12-01T00:00:00.000Z',
  segmentIds: [],
  createdAt: '2026-02-01T00:00:00.000Z',
  createdByUserId: null,
  updatedAt: null,
};
const announced = (given: { title?: string; description?: string; link?: string | null }) =>
  replying(calls.announcements.list, { announcements: [{ ...example, ...given }] });

const meta = {
  title: 'Home/Announcement',
  component: LiveAnnouncement,
  beforeEach({ msw }) {
    mock = liveMock();
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof LiveAnnouncement>;

export default meta;
type Story = StoryObj<typeof meta>;

const dismissal = () => screen.findByRole('button', { name: 'Dismiss the announcement' });

export const Ready: Story = {
  parameters: { behaviours: ['HOM-003', 'HOM-004', 'HOM-005', 'HOM-007', 'COM-483'] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('region', { name: 'Announcement' })).toHaveTextContent(title);
    await expect(canvas.getByText(/^Ninety talks and forty workshops/)).toBeVisible();
    const link = canvas.getByRole('link', { name: `Read more: ${title} (opens in a new tab)` });
    await expect(link).toHaveAttribute('href', 'https://example.org/conference/programme');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

/** It goes at once, and the server keeps it away. */
export const Dismissed: Story = {
  parameters: { behaviours: ['HOM-009', 'HOM-010', 'COM-484'] },
  async play({ canvas }) {
    await userEvent.click(await dismissal());
    await waitFor(() => expect(canvas.queryByText(title)).toBeNull());
    await waitFor(() => expect(callCount('dismiss')).toBe(1));
    await waitFor(() => expect(callCount('list')).toBeGreaterThan(1));
    await expect(canvas.queryByText(title)).toBeNull();
  },
};

export const DismissalFailed: Story = {
  async play({ canvas, msw }) {
    await canvas.findByText(title);
    msw.use(failing(calls.announcements.dismiss, failure));
    await userEvent.click(await dismissal());
    await screen.findByText('The announcement could not be dismissed. Try again');
    await expect(await canvas.findByText(title)).toBeVisible();
  },
};

export const Keyboard: Story = {
  async play({ canvas }) {
    await canvas.findByText(title);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Read more/ })).toHaveFocus();
    await userEvent.tab();
    await expect(await dismissal()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText(title)).toBeNull());
  },
};

export const WithoutLink: Story = {
  parameters: { behaviours: ['HOM-005'] },
  beforeEach({ msw }) {
    msw.use(announced({ link: null }));
  },
  async play({ canvas }) {
    await canvas.findByText(title);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const WithinThePortal: Story = {
  beforeEach({ msw }) {
    msw.use(announced({ link: '/events?view=month' }));
  },
  async play({ canvas }) {
    const link = await canvas.findByRole('link', { name: `Read more: ${title}` });
    await expect(link).toHaveAttribute('href', '/events?view=month');
    await expect(link).not.toHaveAttribute('target');
  },
};

/** A link that could do harm is left out. */
export const UnsafeLink: Story = {
  beforeEach({ msw }) {
    msw.use(announced({ link: 'javascript:alert(1)' }));
  },
  async play({ canvas }) {
    await canvas.findByText(title);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

const nothingIsShown: Story['play'] = async ({ canvas, canvasElement }) => {
  await expect(canvas.queryByRole('region')).toBeNull();
  await expect(canvasElement).not.toHaveTextContent(/announce/i);
  await expect(screen.queryByRole('alert')).toBeNull();
};

export const Nothing: Story = {
  parameters: { behaviours: ['HOM-011'] },
  beforeEach({ msw }) {
    msw.use(replying(calls.announcements.list, { announcements: [] }));
  },
  play: nothingIsShown,
};

/** Nobody waits for an announcement: that it could not be asked for is told to nobody. */
export const LoadFailed: Story = {
  beforeEach({ msw }) {
    msw.use(failing(calls.announcements.list, failure));
  },
  play: nothingIsShown,
};

/** The words have the width of a phone, but for the icon; the way to close it stands beside the first line alone. */
export const Narrow: Story = {
  globals: { width: '360px' },
  async play({ canvas }) {
    const region = await canvas.findByRole('region', { name: 'Announcement' });
    const words = canvas.getByText(/^Ninety talks and forty workshops/);
    await expect(words.clientWidth).toBeGreaterThan(0.75 * region.clientWidth);
    const close = (await dismissal()).getBoundingClientRect();
    await expect(region.getBoundingClientRect().right - close.right).toBeLessThanOrEqual(4);
    await expect(close.top - region.getBoundingClientRect().top).toBeLessThanOrEqual(4);
    await expect(region.scrollHeight).toBe(region.clientHeight);
  },
};

export const LongWords: Story = {
  globals: { width: '360px' },
  beforeEach({ msw }) {
    msw.use(
      announced({
        title: 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(4).trim(),
        description: `${'x'.repeat(120)} ${'Ninety talks over three days. '.repeat(60)}`,
        link: 'https://example.org/programme',
      }),
    );
  },
  async play({ canvas }) {
    const region = await canvas.findByRole('region', { name: 'Announcement' });
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
    await expect(region.clientHeight).toBeLessThanOrEqual(0.4 * window.innerHeight);
    await expect(region.scrollHeight).toBeGreaterThan(region.clientHeight);
  },
};

/** The words scroll, the way to what is announced stays in view. */
export const LongText: Story = {
  globals: { width: '360px' },
  beforeEach({ msw }) {
    msw.use(
      announced({
        title: 'The programme is here',
        description: 'Ninety talks over three days. '.repeat(60),
        link: 'https://example.org/programme',
      }),
    );
  },
  async play({ canvas }) {
    const region = await canvas.findByRole('region', { name: 'Announcement' });
    await expect(region.scrollHeight).toBeGreaterThan(region.clientHeight);
    const link = canvas.getByRole('link', { name: /^Read more/ }).getBoundingClientRect();
    await expect(link.bottom).toBeLessThanOrEqual(region.getBoundingClientRect().bottom);
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const RightToLeft: Story = { globals: { direction: 'rtl', width: '360px' } };
