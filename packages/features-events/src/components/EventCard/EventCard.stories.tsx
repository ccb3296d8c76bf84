import { inAColumn } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleEvent } from '../../stories/sample-events.ts';
import { FavouriteToggle } from '../FavouriteToggle/FavouriteToggle.tsx';
import { EventCard } from './EventCard.tsx';

const meta = {
  title: 'Events/Event/Card',
  component: EventCard,
  decorators: [inAColumn],
  args: { event: sampleEvent(), href: '/events/e-001' },
} satisfies Meta<typeof EventCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: {
    event: sampleEvent({
      title: 'Telehealth that works',
      type: 'webinar',
      startDateTime: '2026-12-03T12:30:00',
      endDateTime: '2026-12-03T13:30:00',
      startTimeZone: 'Australia/Adelaide',
      endTimeZone: 'Australia/Adelaide',
      eventStartUtc: '2026-12-03T02:00:00.000Z',
      eventEndUtc: '2026-12-03T03:00:00.000Z',
      cpdDetails: { hours: 1 },
    }),
    favourite: <FavouriteToggle event={sampleEvent()} />,
  },
  parameters: { behaviours: ['EVT-077'] },
  async play({ canvas, canvasElement, args: { event } }) {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', event.listingImg);
    await expect(canvas.getByText(event.shortDesc)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /favourites$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Telehealth that works' })).toHaveAttribute('href', '/events/e-001');
    await expect(canvas.getByText('Webinar')).toBeVisible();
    await expect(canvas.getByText('Thu, 3 Dec 2026, 12:30 pm – 1:30 pm ACDT')).toBeVisible();
    await expect(canvas.getByText('Online')).toBeVisible();
    await expect(canvas.getByText('Free')).toBeVisible();
    await expect(canvas.getByText('1 CPD hour')).toBeVisible();
  },
};

export const Registered: Story = {
  args: { event: sampleEvent({ userTicketId: 'n-1' }) },
  async play({ canvas }) {
    await expect(canvas.getByText('Registered')).toBeVisible();
  },
};

export const SoldOut: Story = {
  args: { event: sampleEvent({ closedBecause: 'soldOut', amountFrom: 24_050 }) },
  async play({ canvas }) {
    await expect(canvas.getByText('Sold out')).toBeVisible();
    await expect(canvas.getByText('From $240.50')).toBeVisible();
  },
};

export const Cancelled: Story = { args: { event: sampleEvent({ closedBecause: 'cancelled' }) } };
export const MembersOnly: Story = { args: { event: sampleEvent({ closedBecause: 'membersOnly' }) } };

export const LongNameAndNoPicture: Story = {
  args: {
    event: sampleEvent({
      title: 'Interdisciplinary neurorehabilitation and community reintegration in regional Queensland',
      listingImg: null,
      address: 'Waitematā House, Level 14, 20 Customs Street East, Auckland Central, Auckland 1010',
      closedBecause: 'salesEnded',
      userTicketId: 'n-1',
      cpdDetails: null,
    }),
  },
};

export const Narrow: Story = { ...LongNameAndNoPicture, globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
