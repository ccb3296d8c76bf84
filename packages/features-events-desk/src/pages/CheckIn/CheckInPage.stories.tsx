import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { CheckInPage } from './CheckInPage.tsx';

const as = 'helen.brooks@example.org';
const { state } = liveMock();
const here = state.tickets.values().find(({ eventId, attendedAt, status }) => {
  const event = state.events.get(eventId);
  return attendedAt === null && status === 'Active' && event?.status === 'published' && event.day < 0;
});
const holder = state.people.get(here?.personId ?? '');
const name = `${holder?.firstName} ${holder?.lastName}`;

const meta = {
  title: 'Events/Desk/CheckIn',
  component: CheckInPage,
  args: { params: { id: here?.eventId ?? '' }, search: {}, onSearchChange: fn() },
  beforeEach: ({ msw }) => msw.use(...liveMock({ as }).handlers),
} satisfies Meta<typeof CheckInPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: `Check in ${name}` }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Welcome/);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Everything is sent'));
    const [undo] = canvas.getAllByRole('button', { name: `Undo the check-in of ${name}` });
    if (undo !== undefined) await userEvent.click(undo);
    await waitFor(() => expect(canvas.getByRole('button', { name: `Check in ${name}` })).toBeVisible());
  },
};

/** A detector that sees one code in every picture. */
function detectorOf(rawValue: string) {
  return class {
    static getSupportedFormats = async () => ['qr_code'];
    detect = async () => [{ rawValue }];
  };
}

/** The code is signed otherwise than any ticket's, so that the device does not know it, and nor does the server. */
export const ByCamera: Story = {
  beforeEach() {
    const devices = navigator.mediaDevices;
    const before = devices.getUserMedia.bind(devices);
    const own: unknown = Reflect.get(globalThis, 'BarcodeDetector');
    const picture = document.createElement('canvas');
    const context = picture.getContext('2d');
    // A picture that nobody draws gives the video no frame.
    const draw = () => {
      context?.fillRect(0, 0, 1, 1);
      requestAnimationFrame(draw);
    };
    draw();
    devices.getUserMedia = async () => picture.captureStream();
    Reflect.set(globalThis, 'BarcodeDetector', detectorOf(`${here?.number}.FORGEDFORGEDFORGEDFORGED22`));
    return () => {
      devices.getUserMedia = before;
      Reflect.set(globalThis, 'BarcodeDetector', own);
    };
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Scan tickets' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('No ticket of this event'));
  },
};

/** The file is gone that reads codes where the browser does not: the number is looked for instead. */
export const ReaderCannotBeLoaded: Story = {
  beforeEach() {
    const own: unknown = Reflect.get(globalThis, 'BarcodeDetector');
    const getSupportedFormats = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    Reflect.set(globalThis, 'BarcodeDetector', { getSupportedFormats });
    return () => Reflect.set(globalThis, 'BarcodeDetector', own);
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Scan tickets' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Codes cannot be read at the moment'));
    await userEvent.click(canvas.getByRole('button', { name: 'Enter the number' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    const field = canvas.getByRole('searchbox', { name: 'Find by name or number' });
    await expect(field).toHaveFocus();
    await userEvent.type(field, here?.number ?? '');
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Check in / })).toHaveLength(1));
    await expect(canvas.getByRole('button', { name: `Check in ${name}` })).toBeVisible();
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.attendance.doorList, { code: 'server_error', message: 'The database rests.' })),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('The list of tickets could not be loaded.')).toBeVisible());
  },
};

export const CannotBeSent: Story = {
  beforeEach: answering(failing(calls.attendance.checkIn, { code: 'rate_limited', message: 'Too many at once.' })),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: `Check in ${name}` }));
    await waitFor(() => expect(canvas.getByText(/Too many at once\. 1 scan waits to be sent/)).toBeVisible());
  },
};

/** Nothing is tried again: it is not there. */
export const NotThere: Story = {
  args: { params: { id: 'nowhere' } },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Event not found' })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};
