import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView, sampleProblem } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { sampleCheckInList } from '../../stories/sample-check-in.ts';
import { recordScan, openBook } from './check-in-book.ts';
import { CheckInScreen } from './CheckInScreen.tsx';
import type { LastScan } from './use-check-in.ts';

const book = openBook(sampleCheckInList, null);
const at = '2026-12-02T21:58:00.000Z';
const waiting = recordScan(
  book,
  { id: '5f1d7a90-1111-4222-8333-000000000001', at, action: 'in', how: 'name', ticketId: 'n-1' },
  'n-1',
);
const lastOf = (outcome: LastScan['outcome'], changes: Partial<LastScan> = {}): LastScan => ({
  id: 'a',
  outcome,
  ticketId: 'n-1',
  name: 'Ana Tui',
  ticketType: 'Members',
  attendedAt: at,
  ...changes,
});
const meta = {
  title: 'Events/Desk/CheckIn/Screen',
  component: CheckInScreen,
  args: {
    view: ready(book),
    backHref: '/admin/events/e-001',
    last: null,
    isOffline: false,
    problem: null,
    signals: { sound: false, vibration: false },
    onSignals: fn(),
    onRead: fn(),
    onPress: fn(),
    onSend: fn(),
  },
  parameters: { withoutStates: { Empty: 'Without tickets the list says that nobody of any name has one.' } },
} satisfies Meta<typeof CheckInScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };
export const Failed: Story = { args: { view: failedView } };
export const Forbidden: Story = { args: { view: forbiddenView } };

/** By keyboard alone: look for a name, let them in. */
export const Ready: Story = {
  async play({ canvas, args }) {
    await expect(canvas.getByText('20 of 80 are in')).toBeVisible();
    canvas.getByRole('searchbox', { name: 'Find by name or number' }).focus();
    await userEvent.keyboard('zoe brien');
    const button = await canvas.findByRole('button', { name: 'Check in Zoë O’Brien' });
    await waitFor(() => expect(canvas.queryByText('Ana Tui')).toBeNull());
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledWith('n-2', 'in');
  },
};

export const LetIn: Story = {
  args: { last: lastOf('in'), view: ready(waiting) },
  async play({ canvas, args }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Welcome');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 scan waits to be sent');
    const [undo] = canvas.getAllByRole('button', { name: 'Undo the check-in of Ana Tui' });
    if (undo !== undefined) await userEvent.click(undo);
    await expect(args.onPress).toHaveBeenCalledWith('n-1', 'undo');
  },
};

export const Already: Story = {
  args: { last: lastOf('already') },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Already in.*Ana Tui came at/);
  },
};
/** By the clocks at the door, wherever the organisation is. */
export const InAnotherZone: Story = {
  args: {
    last: lastOf('already'),
    view: ready({
      ...book,
      list: { ...book.list, timeZone: 'Australia/Perth' },
      differences: [{ id: 'd', name: 'Bo Li', told: 'in', outcome: 'already', attendedAt: at }],
    }),
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ana Tui came at 5:58 am.');
    await expect(canvas.getByText('List as of 5:40 am')).toBeVisible();
    await expect(canvas.getAllByText('In since 5:50 am')[0]).toBeVisible();
    await expect(canvas.getByText('Bo Li: Already in, 5:58 am')).toBeVisible();
  },
};
export const Cancelled: Story = { args: { last: lastOf('cancelled') } };
export const Replaced: Story = { args: { last: lastOf('replaced') } };
export const TooEarly: Story = { args: { last: lastOf('tooEarly') } };
/** Who was there is known by somebody else. */
export const Own: Story = {
  args: { last: lastOf('own') },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Somebody else at the door checks you in.');
  },
};
const nobody = { ticketId: null, name: null, ticketType: null, attendedAt: null };
export const WrongEvent: Story = { args: { last: lastOf('wrongEvent', nobody) } };
export const Unknown: Story = { args: { last: lastOf('unknown', nobody) } };

export const WithoutNetwork: Story = {
  args: { isOffline: true, view: ready(waiting) },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(/No network.*1 scan waits to be sent/);
  },
};

export const NotSent: Story = {
  args: { problem: sampleProblem, view: ready(waiting) },
  async play({ canvas, args }) {
    await expect(canvas.getByText('What you did could not be sent')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(args.onSend).toHaveBeenCalled();
  },
};

export const CameOutOtherwise: Story = {
  args: {
    view: ready({
      ...book,
      differences: [{ id: 'a', name: 'Ana Tui', told: 'in', outcome: 'already', attendedAt: at }],
    }),
  },
  async play({ canvas }) {
    await expect(canvas.getByText('1 scan came out otherwise')).toBeVisible();
  },
};

export const Cut: Story = { args: { view: ready({ ...book, list: { ...sampleCheckInList, isCut: true } }) } };

export const NobodyFound: Story = {
  async play({ canvas }) {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find by name or number' }), 'zebra');
    await expect(await canvas.findByText('Nobody of that name has a ticket')).toBeVisible();
  },
};

/** The browser of a test lets nobody use a camera. */
export const CameraCannotBeUsed: Story = {
  beforeEach() {
    const devices = navigator.mediaDevices;
    const before = devices.getUserMedia.bind(devices);
    devices.getUserMedia = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
    return () => {
      devices.getUserMedia = before;
    };
  },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Scan tickets' }));
    await expect(await canvas.findByText('The camera is not allowed')).toBeVisible();
  },
};

export const Narrow: Story = { ...LetIn, globals: { width: '360px' } };
export const Dark: Story = { ...Already, globals: { scheme: 'dark' } };
