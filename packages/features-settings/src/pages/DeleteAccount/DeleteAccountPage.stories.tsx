import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock, onAPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DeleteAccountPage } from './DeleteAccountPage.tsx';

const meta = {
  title: 'Settings/Delete my account',
  component: DeleteAccountPage,
  args: { params: {}, search: {}, onSearchChange: fn() },
  decorators: [onAPage],
  beforeEach({ msw }) {
    const mock = liveMock();
    // Whoever has paid for tickets of events to come gives them back first.
    for (const { id } of [...mock.state.tickets.values()]) mock.state.tickets.change(id, { amountCents: 0 });
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof DeleteAccountPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function ask(canvas: Canvas): Promise<void> {
  await userEvent.type(await canvas.findByRole('textbox'), 'DELETE');
  await userEvent.click(canvas.getByRole('button', { name: 'Delete my account' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^Current password/), 'Correct-horse-7');
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
}

export const Live: Story = {
  async play({ canvas }) {
    await ask(canvas);
    await expect(await canvas.findByText(/^You have asked for it/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete my account' })).toBeNull();
  },
};

export const AskingFails: Story = {
  beforeEach: answering(failing(calls.personalData.askDeletion, sampleProblem)),
  async play({ canvas }) {
    await ask(canvas);
    await waitFor(() => expect(screen.getByText('Your account could not be deleted')).toBeVisible());
  },
};
