import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { LivePendingDeletion } from './LivePendingDeletion.tsx';

const dueAt = '2026-12-02T00:40:00.000Z';

/** What the server of the story that plays has answered so far. */
let answered: readonly string[] = [];

const meta = {
  title: 'Settings/Pending deletion',
  component: LivePendingDeletion,
  beforeEach: ({ msw }) => {
    const mock = liveMock();
    for (const { id } of mock.state.people.values()) mock.state.deletions.set(id, dueAt);
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof LivePendingDeletion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It is taken back from any page of the settings. */
export const Live: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText(/It is deleted on 2 Dec 2026/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take it back' }));
    await waitFor(() => expect(canvas.queryByText('Your account will be deleted')).toBeNull());
  },
};

export const TakingBackFails: Story = {
  beforeEach: answering(failing(calls.personalData.takeDeletionBack, sampleProblem)),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take it back' }));
    await waitFor(() => expect(screen.getByText('Your account could not be kept')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Take it back' })).toBeVisible();
  },
};

/** Nothing is said to whoever stays. */
export const NothingPending: Story = {
  beforeEach({ msw }) {
    const mock = liveMock();
    answered = mock.answered;
    msw.use(...mock.handlers);
  },
  async play({ canvas }) {
    await waitFor(() => expect(answered).toContain('personalData.overview'));
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const Narrow: Story = { globals: { width: '320px' } };
