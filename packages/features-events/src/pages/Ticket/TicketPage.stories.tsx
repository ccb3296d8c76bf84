import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { TicketPage } from './TicketPage.tsx';

const { state } = liveMock();
const [, mine] = state.tickets.values().filter(({ personId, attendedAt }) => {
  const mia = state.people.values().find(({ email }) => email === 'mia.nguyen@example.org');
  return personId === mia?.id && attendedAt === null;
});

const meta = {
  title: 'Events/Ticket',
  component: TicketPage,
  args: { params: { id: mine?.id ?? '' }, search: {}, onSearchChange: () => undefined },
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof TicketPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  parameters: { behaviours: ['EVT-197'] },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('img', { name: /^QR code of ticket/ })).toBeVisible());
    await expect(canvas.getByText('Mia Nguyen')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the event' })).toHaveAttribute(
      'href',
      `/events/${mine?.eventId}`,
    );
  },
};

export const OfSomebodyElse: Story = {
  args: { params: { id: state.tickets.values().find(({ personId }) => personId !== mine?.personId)?.id ?? '' } },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Ticket not found' })).toBeVisible());
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.tickets.pass, sampleProblem)),
  async play({ canvas }) {
    const title = await canvas.findByRole('heading', { name: 'Your ticket could not be loaded.' });
    // The same is told in a toast, which comes first.
    await expect(title.closest('[role="alert"]')).toHaveTextContent('The database is having a rest.');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
