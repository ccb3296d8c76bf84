import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { CateringPage } from './CateringPage.tsx';

const as = 'helen.brooks@example.org';
const { state } = liveMock();
const hungry = state.tickets
  .values()
  .find(({ dietaryRequirements, status }) => dietaryRequirements.length > 0 && status === 'Active');

const meta = {
  title: 'Events/Desk/Catering',
  component: CateringPage,
  args: { params: { id: hungry?.eventId ?? '' }, search: {}, onSearchChange: fn() },
  beforeEach: ({ msw }) => msw.use(...liveMock({ as }).handlers),
} satisfies Meta<typeof CateringPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Diets' })).toBeVisible());
    await expect(canvas.getAllByRole('term').length).toBeGreaterThan(0);
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.attendance.needs, { code: 'server_error', message: 'The database rests.' })),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Needs could not be loaded.')).toBeVisible());
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
