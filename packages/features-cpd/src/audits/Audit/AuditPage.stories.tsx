import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { sampleProblem } from '@portal/kit/testing';
import { liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AuditPage } from './AuditPage.tsx';

const as = 'helen.brooks@example.org';

const meta = {
  title: 'CPD/Audits/Audit',
  component: AuditPage,
  args: { params: { id: 'audit-annual' }, search: {}, onSearchChange: fn() },
  globals: { width: '1280px' },
  beforeEach({ msw }) {
    const mock = liveMock({ as });
    // Those who wait for a decision have got one, so that it can be closed.
    const { auditCases } = mock.state;
    const waiting = auditCases.values().filter(({ status }) => status === 'submitted');
    for (const { id } of waiting) auditCases.change(id, { status: 'accepted' });
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof AuditPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its members with how far they have come, and what was done in it; then it is closed. */
export const Live: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Annual audit' })).toBeVisible();
    await expect(await canvas.findByText('Tom Papadopoulos')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(7);
    await userEvent.click(canvas.getByText('Audit trail'));
    await expect(await canvas.findByText('Helen Brooks began the audit')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close audit' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Close this audit?' }));
    await waitFor(() => expect(dialog.getByText('4 members are not accepted yet.')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Close audit' }));
    await waitFor(() => expect(screen.getByText('Audit closed.')).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Close audit' })).toBeNull());
  },
};

/** Nobody is left between: who has submitted gets an answer first. */
export const ClosingTooEarly: Story = {
  beforeEach: ({ msw }) => msw.use(...liveMock({ as }).handlers),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close audit' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Close this audit?' }));
    await expect(
      dialog.getByText('2 members wait for a decision. Accept or return what they submitted first.'),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close audit' }));
    await waitFor(() => expect(screen.getByText('The audit could not be closed.')).toBeVisible());
    await waitFor(() => expect(screen.getByText(/^2 members have submitted and not been answered/)).toBeVisible());
  },
};

export const OnlyTheOverdue: Story = {
  args: { search: { show: 'overdue' } },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
  },
};

export const MembersCannotBeLoaded: Story = {
  beforeEach: ({ msw }) => msw.use(failing(calls.audits.cases, sampleProblem), ...liveMock({ as }).handlers),
  async play({ canvas }) {
    await expect(await canvas.findByText('The members could not be loaded.')).toBeVisible();
  },
};

export const TrailCannotBeLoaded: Story = {
  beforeEach: ({ msw }) => msw.use(failing(calls.audits.trail, sampleProblem), ...liveMock({ as }).handlers),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByText('Audit trail'));
    await expect(await canvas.findByText('The audit trail could not be loaded.')).toBeVisible();
  },
};

export const ResultsFail: Story = {
  beforeEach: ({ msw }) => msw.use(failing(calls.audits.results, sampleProblem), ...liveMock({ as }).handlers),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download results' }));
    await waitFor(() => expect(screen.getByText('The results could not be downloaded.')).toBeVisible());
  },
};

export const ClosingFails: Story = {
  beforeEach: ({ msw }) => msw.use(failing(calls.audits.close, sampleProblem), ...liveMock({ as }).handlers),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close audit' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Close audit' }));
    await waitFor(() => expect(screen.getByText('The audit could not be closed.')).toBeVisible());
  },
};
