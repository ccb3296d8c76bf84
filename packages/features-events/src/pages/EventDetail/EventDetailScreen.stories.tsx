import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView, notFoundView } from '@portal/kit/testing';
import { pressEscape } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleAttachments, sampleDetail } from '../../stories/sample-events.ts';
import { EventDetailScreen } from './EventDetailScreen.tsx';

const bare = sampleDetail({
  featureImg: null,
  sessions: [],
  presenters: [],
  cpdDetails: [],
  tags: [],
  externalUrl: null,
  canEnrolContent: null,
  canEnrolLayout: null,
  coursesLayout: null,
  sponsorContent: null,
  reasoningContent: null,
  accessContent: null,
});

const meta = {
  title: 'Events/Event/Screen',
  component: EventDetailScreen,
  args: {
    view: ready(sampleDetail()),
    attachments: ready(sampleAttachments),
    backHref: '/events/discover/all',
    discoverHref: '/events/discover/all',
  },
  parameters: { withoutStates: { Empty: 'an event that answers is never empty' } },
} satisfies Meta<typeof EventDetailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading, attachments: loading } };

export const Failed: Story = {
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('Error fetching event. Try again.')).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { view: notFoundView },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Event not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Discover events' })).toHaveAttribute('href', '/events/discover/all');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const Forbidden: Story = { args: { view: forbiddenView } };

const event = sampleDetail();

export const Ready: Story = {
  parameters: {
    behaviours: [
      'EVT-155',
      'EVT-156',
      'EVT-157',
      'EVT-158',
      'EVT-159',
      'EVT-160',
      'EVT-161',
      'EVT-163',
      'EVT-164',
      'EVT-165',
      'EVT-166',
      'EVT-167',
      'EVT-168',
      'EVT-169',
      'EVT-170',
      'EVT-171',
      'EVT-172',
      'EVT-174',
      'EVT-175',
      'EVT-176',
      'EVT-177',
    ],
  },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('heading', { level: 1, name: event.title })).toBeVisible();
    await expect(canvas.getAllByText(event.shortDesc)[0]).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'What you take home' })).toBeVisible();
    await expect(canvas.getByText('Conference')).toBeVisible();
    await expect(canvas.getByText(event.address ?? '')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Show on a map/ })).toHaveAttribute(
      'href',
      `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(event.address ?? '')}`,
    );
    for (const { label } of event.tags) await expect(canvas.getByText(label, { selector: 'bdi' })).toBeVisible();
    await expect(canvasElement.querySelector(`img[src="${event.featureImg}"]`)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Event website/ })).toHaveAttribute('href', event.externalUrl);
    await expect(canvas.getByText('Live from London')).toBeVisible();
    await expect(canvas.getByText(/, 9:00 am – 10:00 am (GMT|BST|GMT\+1|UTC\+1)$/)).toBeVisible();
    for (const { name, role, profileDesc } of event.presenters) {
      await expect(canvas.getByText(name)).toBeVisible();
      await expect(canvas.getAllByText(role)[0]).toBeVisible();
      await expect(canvas.getByText(profileDesc)).toBeVisible();
    }
    const portraits = event.presenters.flatMap(({ profileImageUrl }) => profileImageUrl ?? []);
    await expect(portraits).not.toEqual([]);
    for (const portrait of portraits)
      await waitFor(() => expect(canvasElement.querySelector(`img[src^="${portrait}"]`)).toBeVisible());
    for (const [name, html] of [
      ['Sponsors', event.sponsorContent],
      ['Why attend', event.reasoningContent],
      ['Access', event.accessContent],
    ] as const) {
      const words = new DOMParser().parseFromString(html ?? '', 'text/html').body.textContent;
      await expect(words).not.toBe('');
      await expect(canvas.getByRole('region', { name })).toHaveTextContent(words);
    }
    const details = within(canvas.getByRole('region', { name: 'CPD details' })).getAllByRole('term');
    await expect(event.cpdDetails).not.toEqual([]);
    await expect(details.map((key) => ({ key: key.textContent, value: key.nextElementSibling?.textContent }))).toEqual(
      event.cpdDetails,
    );
    await expect(canvas.getByRole('heading', { name: event.coursesLayout?.title ?? '' })).toBeVisible();
    await expect(canvas.getByText(event.coursesLayout?.description ?? '')).toBeVisible();
    const courses = canvas.getByRole('heading', { name: event.coursesLayout?.title ?? '' }).parentElement;
    await expect(courses?.querySelector('img')).toHaveAttribute('src', event.coursesLayout?.image);
    await expect(canvas.getByRole('link', { name: /program\.pdf/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Pre-reading/ })).toBeVisible();
  },
};

/** An event and each of its sessions go into any calendar, by a file or on the web. */
export const IntoCalendar: Story = {
  args: { view: ready(sampleDetail({ closedBecause: null })) },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to calendar' }));
    const file = await screen.findByRole('menuitem', { name: /^Apple, Outlook and others/ });
    await expect(file).toHaveAttribute('href', event.calendarUrl);
    await expect(file).toHaveAttribute('download');
    const google = new URL(screen.getByRole<HTMLAnchorElement>('menuitem', { name: 'Google Calendar' }).href);
    await expect(google.searchParams.get('text')).toBe(event.title);
    await pressEscape();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Add Live from London to calendar' }));
    await expect(await screen.findByRole('menuitem', { name: /^Apple, Outlook and others/ })).toHaveAttribute(
      'href',
      event.sessions.find(({ title }) => title === 'Live from London')?.calendarUrl,
    );
  },
};

/** What is cancelled comes out of calendars; what is over needs none. */
export const OutOfCalendar: Story = {
  args: { view: ready(sampleDetail({ closedBecause: 'cancelled' })) },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Take it out of your calendar' })).toHaveAttribute('download');
    await expect(canvas.queryByRole('button', { name: /to calendar$/ })).toBeNull();
  },
};

export const ByTwoClocks: Story = {
  args: {
    view: ready(
      sampleDetail({
        startDateTime: '2026-12-03T09:00:00',
        endDateTime: '2026-12-03T16:00:00',
        startTimeZone: 'Australia/Perth',
        endTimeZone: 'Australia/Perth',
        eventStartUtc: '2026-12-03T01:00:00.000Z',
      }),
    ),
  },
  parameters: { behaviours: ['EVT-162'] },
  async play({ canvas }) {
    await expect(canvas.getByText('Thu, 3 Dec 2026, 9:00 am – 4:00 pm AWST')).toBeVisible();
    await expect(canvas.getByText('3 Dec, 12:00 pm in Sydney')).toBeVisible();
  },
};

export const Enrolment: Story = {
  args: {
    view: ready(
      sampleDetail({
        canEnrolContent: '<p>Whoever registers is enrolled.</p>',
        canEnrolLayout: { title: 'Your online module', image: event.featureImg },
      }),
    ),
  },
  parameters: { behaviours: ['EVT-173'] },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'Your online module' })).toBeVisible();
    await expect(canvas.getByText('Whoever registers is enrolled.')).toBeVisible();
    const layout = canvas.getByRole('heading', { name: 'Your online module' }).parentElement;
    await expect(layout?.querySelector('img')).toHaveAttribute('src', event.featureImg);
  },
};

export const NoAttachments: Story = {
  args: { attachments: ready({ docs: [], links: [] }) },
  parameters: { behaviours: ['EVT-179'] },
  async play({ canvas }) {
    await expect(canvas.getByText('No attachments yet')).toBeVisible();
  },
};

export const Bare: Story = {
  args: { view: ready(bare), attachments: empty },
  async play({ canvas }) {
    await expect(canvas.queryByRole('heading', { name: 'Attachments' })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Presenters' })).toBeNull();
  },
};

/** On a phone tickets stand above the content, as they are read. */
export const Narrow: Story = {
  globals: { width: '360px' },
  args: { tickets: () => <p>Tickets</p> },
  async play({ canvas }) {
    const [tickets, content] = [canvas.getByText('Tickets'), canvas.getByRole('heading', { name: 'Sessions' })];
    await expect(tickets.getBoundingClientRect().top).toBeLessThan(content.getBoundingClientRect().top);
    await expect(tickets.compareDocumentPosition(content)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
