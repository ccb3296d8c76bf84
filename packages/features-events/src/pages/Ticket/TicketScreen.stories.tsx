import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView, notFoundView } from '@portal/kit/testing';
import { decodeQrCode } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { samplePass } from '../../stories/sample-pass.ts';
import { TicketScreen } from './TicketScreen.tsx';

const meta = {
  title: 'Events/Ticket/Screen',
  component: TicketScreen,
  args: {
    view: ready(samplePass()),
    isStored: false,
    eventHrefOf: (id) => `/events/${id}`,
    listHref: '/events/attending',
    onPrint: fn(),
  },
  parameters: { withoutStates: { Empty: 'A ticket is there or it is not.' } },
} satisfies Meta<typeof TicketScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };
export const Failed: Story = { args: { view: failedView } };
export const NotFound: Story = {
  args: { view: notFoundView },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ticket not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All that you attend' })).toHaveAttribute(
      'href',
      '/events/attending',
    );
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const Forbidden: Story = { args: { view: forbiddenView } };

/** The square that is drawn, read as a camera would read it. */
async function readCode(svg: HTMLElement): Promise<string | null> {
  const picture = new Image();
  const size = 400;
  const copy = svg.cloneNode(true) as Element; // A clone is of the kind that it was made of.
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(size));
  copy.setAttribute('height', String(size));
  picture.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(size, size);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is no canvas');
  context.fillStyle = 'white';
  context.fillRect(0, 0, size, size);
  context.drawImage(picture, 0, 0, size, size);
  return decodeQrCode(context.getImageData(0, 0, size, size));
}

export const Ready: Story = {
  async play({ canvas, args }) {
    const code = canvas.getByRole('img', { name: 'QR code of ticket 7QK4-M2XB-9HTD' });
    await expect(await readCode(code)).toBe(samplePass().code);
    await expect(canvas.getByText(/ in Sydney$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Print ticket' }));
    await expect(args.onPrint).toHaveBeenCalled();
  },
};

export const Kept: Story = {
  args: { isStored: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('as it was');
  },
};

/** By the clocks where the event is. */
export const CheckedIn: Story = {
  args: { view: ready(samplePass({ attendedAt: '2026-12-03T00:52:00.000Z' })) },
  async play({ canvas }) {
    await expect(canvas.getByText('Checked in 3 Dec, 8:52 am')).toBeVisible();
  },
};

/** A code that lets nobody in is not shown. */
export const Cancelled: Story = {
  args: { view: ready(samplePass({ status: 'Removed', code: null })) },
  async play({ canvas }) {
    await expect(canvas.getByText('This ticket has been cancelled')).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /QR code/ })).toBeNull();
  },
};

export const EventCancelled: Story = { args: { view: ready(samplePass({}, { isCancelled: true })) } };
export const Online: Story = { args: { view: ready(samplePass({}, { address: null })) } };
export const Narrow: Story = {
  args: {
    view: ready(
      samplePass(
        { name: 'Wilhelmina Papadopoulos-Featherstonehaugh', ticketType: 'Members of a partner organisation' },
        { title: 'Members’ evening with an unusually long title that nobody could fit into one line of a phone' },
      ),
    ),
  },
  globals: { width: '360px' },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
