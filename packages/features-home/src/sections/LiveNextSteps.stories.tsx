import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { answering, liveMock, onAPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { LiveNextSteps } from './LiveNextSteps.tsx';

let mock = liveMock();

const meta = {
  title: 'Home/What is next/Live',
  component: LiveNextSteps,
  decorators: [onAPage],
  beforeEach({ msw }) {
    mock = liveMock();
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof LiveNextSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is put away is gone at once, and for good. */
export const PutAway: Story = {
  async play({ canvas }) {
    const [first] = await canvas.findAllByRole('button', { name: /^Not now/ });
    const name = first!.getAttribute('aria-label') ?? '';
    await userEvent.click(first!);
    await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull());
    await waitFor(() => expect(mock.answered).toContain('nextSteps.putAway'));
  },
};

/** It comes back where the server does not take it. */
export const PutAwayFails: Story = {
  beforeEach: answering(failing(calls.nextSteps.putAway, { code: 'server_error', message: 'The database rests.' })),
  async play({ canvas }) {
    const [first] = await canvas.findAllByRole('button', { name: /^Not now/ });
    const name = first!.getAttribute('aria-label') ?? '';
    await userEvent.click(first!);
    await waitFor(() => expect(screen.getByText('It could not be put away. Try again')).toBeVisible());
    await expect(await canvas.findByRole('button', { name })).toBeVisible();
  },
};

/** A failure stands in the section's own place and takes another try. */
export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.nextSteps.list, { code: 'server_error', message: 'The database rests.' })),
  async play({ canvas, msw }) {
    await waitFor(() => expect(canvas.getByText('What waits for you could not be loaded.')).toBeVisible());
    msw.use(...liveMock().handlers);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect((await canvas.findAllByRole('button', { name: /^Not now/ }))[0]).toBeVisible();
  },
};
