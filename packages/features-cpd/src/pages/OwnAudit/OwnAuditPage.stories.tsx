import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { OwnAuditPage } from './OwnAuditPage.tsx';

const meta = {
  title: 'CPD/Audit',
  component: OwnAuditPage,
  args: { params: { id: 'audit-annual-mia' }, search: {}, onSearchChange: fn() },
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof OwnAuditPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function submit(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Submit these records?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
}

/** A member looks at what will be submitted, adds a note, and submits it. */
export const Live: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'This will be submitted' })).toBeVisible();
    const records = await canvas.findByRole('list', { name: 'Records' });
    await expect(within(records).getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(3);
    await userEvent.type(canvas.getByRole('textbox', { name: /Anything the organisation/ }), 'All of it.');
    await submit(canvas);
    await waitFor(() => expect(screen.getByText('Submitted. You will be told once it is decided.')).toBeVisible());
    await expect(await canvas.findByRole('heading', { name: 'This was submitted' })).toBeVisible();
    await expect(canvas.getByText('Note: All of it.')).toBeVisible();
  },
};

const changing = liveMock();

/** A record that was changed in another tab is shown before it is submitted. */
export const ChangedMeanwhile: Story = {
  beforeEach: ({ msw }) => msw.use(...changing.handlers),
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'This will be submitted' });
    const mia = changing.state.auditCases.get('audit-annual-mia')?.personId;
    for (const { id, personId } of changing.state.cpdRecords.values())
      if (personId === mia) changing.state.cpdRecords.change(id, { title: 'Another title' });
    await submit(canvas);
    await waitFor(() => expect(screen.getByText(/Your records have changed meanwhile/)).toBeVisible());
    const [shown] = await canvas.findAllByRole('heading', { level: 3, name: 'Another title' });
    await expect(shown).toBeVisible();
  },
};

export const SubmitFails: Story = {
  beforeEach: answering(failing(calls.audits.submit, sampleProblem)),
  async play({ canvas }) {
    await submit(canvas);
    await waitFor(() => expect(screen.getByText('Your records could not be submitted.')).toBeVisible());
  },
};

export const DownloadFails: Story = {
  beforeEach: answering(failing(calls.cpd.attachment, { code: 'not_found', message: 'It was removed.' })),
  async play({ canvas }) {
    const [download] = await canvas.findAllByRole('button', { name: /^Download / });
    await userEvent.click(download as HTMLElement);
    await waitFor(() => expect(screen.getByText('Error downloading file. It was removed.')).toBeVisible());
  },
};
