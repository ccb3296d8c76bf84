import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { demoWorld } from '@portal/demo/world';
import { sampleProblem } from '@portal/kit/testing';
import { answering, inAColumn, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleTicket } from '../../stories/sample-tickets.ts';
import { LiveMyWaitingLists, LiveWaitingList } from './LiveWaitingLists.tsx';

const failure = { code: 'conflict', message: 'The list of seats is being restored.' } as const;
const world = demoWorld();
const soldOut = (ticketPriceId: string) => [sampleTicket({ ticketId: null, ticketPriceId, soldOut: true })];
const typeOf = (fits: (entry: (typeof world.waiting)[number]) => boolean) =>
  soldOut(world.waiting.find(fits)?.ticketTypeId ?? '');
const me = world.demoAccounts[0]?.personId;
const others = world.waiting.filter(({ personId }) => personId !== me).at(-1)?.ticketTypeId ?? '';

const meta = {
  title: 'Events/Waiting list/Live',
  component: LiveWaitingList,
  decorators: [inAColumn],
  args: { types: soldOut(others) },
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof LiveWaitingList>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const join = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Join waiting list' }));

/** From the end of the line out of it again. */
export const Live: Story = {
  async play({ canvas }) {
    await join(canvas);
    await waitFor(() => expect(canvas.getByText('Number 10 in line')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Leave waiting list' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave waiting list' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Leave waiting list' }));
    await expect(await canvas.findByRole('button', { name: 'Join waiting list' })).toBeVisible();
  },
};

/** A seat is kept for the member, who takes it. */
export const TakingTheSeat: Story = {
  args: { types: typeOf(({ isOffered }) => isOffered) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take the seat' }));
    await waitFor(() => expect(screen.getByText('You are registered.')).toBeVisible());
  },
};

/** Every line in which the member stands, what is kept first. */
export const Mine: Story = {
  render: () => <LiveMyWaitingLists />,
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('A seat is kept for you')).toBeVisible());
    await expect(canvas.getByText('Number 3 in line')).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.waitingLists.mine, sampleProblem)),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('The waiting list could not be loaded.')).toBeVisible());
  },
};

export const JoiningFails: Story = {
  beforeEach: answering(failing(calls.waitingLists.join, failure)),
  async play({ canvas }) {
    await join(canvas);
    await waitFor(() => expect(screen.getByText('Failed to join the waiting list. Try again.')).toBeVisible());
    await expect(screen.getByText(failure.message)).toBeVisible();
  },
};

/** The dialog stays, to try again. */
export const LeavingFails: Story = {
  args: { types: typeOf(({ personId, isOffered }) => personId === me && !isOffered) },
  beforeEach: answering(failing(calls.waitingLists.leave, failure)),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave waiting list' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave waiting list' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Leave waiting list' }));
    await waitFor(() => expect(screen.getByText('Failed to leave the waiting list. Try again.')).toBeVisible());
    await expect(screen.getByRole('alertdialog', { name: 'Leave waiting list' })).toBeVisible();
  },
};

export const TakingFails: Story = {
  ...TakingTheSeat,
  beforeEach: answering(failing(calls.waitingLists.accept, failure)),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take the seat' }));
    await waitFor(() => expect(screen.getByText('Failed to take the seat. Try again.')).toBeVisible());
  },
};
