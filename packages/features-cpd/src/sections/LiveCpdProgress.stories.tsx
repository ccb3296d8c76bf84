import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { answering, inAColumn, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { LiveCpdProgress } from './LiveCpdProgress.tsx';

let answered: readonly string[] = [];

const meta = {
  title: 'CPD/Home/Progress/Live',
  component: LiveCpdProgress,
  decorators: [inAColumn],
} satisfies Meta<typeof LiveCpdProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The period of today alone is asked for. */
export const Live: Story = {
  parameters: { behaviours: ['HOM-036'] },
  beforeEach({ msw }) {
    const mock = liveMock();
    answered = mock.answered;
    msw.use(...mock.handlers);
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('progressbar', { name: 'Current CPD progress' })).toBeVisible();
    await expect(answered).toEqual(['cpd.currentPeriod']);
    await expect(calls.cpd.currentPeriod).toMatchObject({ method: 'GET', path: '/api/user/cpd/period/current' });
  },
};

/** A failure stands in the section's own place and takes another try. */
export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.cpd.currentPeriod, { code: 'server_error', message: 'The database rests.' })),
  async play({ canvas, msw }) {
    await waitFor(() => expect(canvas.getByText('Your CPD could not be loaded.')).toBeVisible());
    msw.use(...liveMock().handlers);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
  },
};
