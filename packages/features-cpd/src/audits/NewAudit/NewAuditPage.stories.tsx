import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { sampleProblem } from '@portal/kit/testing';
import { liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { NewAuditPage } from './NewAuditPage.tsx';

const as = 'helen.brooks@example.org';
const mock = liveMock({ as });

const meta = {
  title: 'CPD/Audits/New',
  component: NewAuditPage,
  args: { params: {}, search: {}, onSearchChange: fn() },
  beforeEach: ({ msw }) => msw.use(...mock.handlers),
} satisfies Meta<typeof NewAuditPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function begin(canvas: Canvas) {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), 'Annual audit');
  await userEvent.click(canvas.getByRole('button', { name: 'Begin the audit' }));
}

/** Ten members are drawn of those who fit, and asked. */
export const Live: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText(/members fit\.$/)).toBeVisible();
    await begin(canvas);
    await waitFor(() => expect(screen.getByText('The audit has begun, and its members are asked.')).toBeVisible());
    const made = mock.state.audits.values().find(({ id }) => id.startsWith('audit-new'));
    await expect(made?.selection).toMatchObject({ kind: 'sample', size: 10 });
  },
};

/** What was typed stays. */
export const BeginningFails: Story = {
  beforeEach: ({ msw }) => msw.use(failing(calls.audits.create, sampleProblem), ...liveMock({ as }).handlers),
  async play({ canvas }) {
    await begin(canvas);
    await waitFor(() => expect(screen.getByText('The audit could not be begun.')).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('Annual audit');
  },
};

export const CountingFails: Story = {
  beforeEach: ({ msw }) => msw.use(failing(calls.audits.candidates, sampleProblem), ...liveMock({ as }).handlers),
  async play({ canvas }) {
    await expect(await canvas.findByText('How many members fit could not be counted.')).toBeVisible();
  },
};
