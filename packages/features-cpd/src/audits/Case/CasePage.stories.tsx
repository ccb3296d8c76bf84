import { type AuditContents, calls, useEndpointCache } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { PageOverDrafts, sampleProblem } from '@portal/kit/testing';
import { liveMock, writeAtOnce } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CasePage } from './CasePage.tsx';

const as = 'helen.brooks@example.org';

const meta = {
  title: 'CPD/Audits/Member',
  component: CasePage,
  args: { params: { id: 'audit-annual-tom' }, search: {}, onSearchChange: fn() },
  globals: { width: '1280px' },
  beforeEach: ({ msw }) => msw.use(...liveMock({ as }).handlers),
} satisfies Meta<typeof CasePage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const press = async (canvas: Canvas, name: string) => userEvent.click(await canvas.findByRole('button', { name }));

async function giveBack(canvas: Canvas) {
  await press(canvas, 'Return');
  const dialog = within(await screen.findByRole('dialog', { name: 'Return it to Tom Papadopoulos' }));
  await writeAtOnce(dialog.getByRole('textbox', { name: /What is missing/ }), 'Say what you learned.');
  await userEvent.click(dialog.getByText('Remarks on single records'));
  const [remark] = dialog.getAllByRole('textbox', { name: /^Remark on/ });
  await writeAtOnce(remark as HTMLElement, 'And here?');
  await userEvent.click(dialog.getByRole('button', { name: 'Return' }));
}

async function accept(canvas: Canvas) {
  await press(canvas, 'Accept');
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
}

/** Staff return what a member has submitted, with a reason and a remark on a record. */
export const Returns: Story = {
  async play({ canvas }) {
    await giveBack(canvas);
    await waitFor(() => expect(screen.getByText('Returned.')).toBeVisible());
    await expect(await canvas.findByText(/^Returned on .*: Say what you learned\.$/)).toBeVisible();
    await expect(canvas.getByText('Remark: And here?')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Give longer' })).toBeVisible();
  },
};

/** What is begun of a return is listed among the drafts, and goes on from there. */
export const ReturnGoesOn: Story = {
  render: (args) => <PageOverDrafts>{() => <CasePage {...args} />}</PageOverDrafts>,
  async play({ canvas }) {
    await press(canvas, 'Return');
    const reason = () => screen.findByRole('textbox', { name: /What is missing/ });
    await writeAtOnce(await reason(), 'Say what you learned.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the page' }));
    await expect(await canvas.findByText(/^Return to Tom Papadopoulos · /)).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Say what you learned.' });
    await expect(link).toHaveAttribute('href', '/admin/cpd-audits/members/audit-annual-tom');
    await userEvent.click(link);
    await expect(await reason()).toHaveValue('Say what you learned.');
  },
};

export const Accepts: Story = {
  async play({ canvas }) {
    await accept(canvas);
    await waitFor(() => expect(screen.getByText('Accepted.')).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Accept' })).toBeNull());
  },
};

async function extend(canvas: Canvas) {
  await press(canvas, 'Give longer');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Give longer' }));
}

export const GivesLonger: Story = {
  args: { params: { id: 'audit-annual-late' } },
  async play({ canvas }) {
    await expect(await canvas.findByText('Overdue')).toBeVisible();
    await extend(canvas);
    await waitFor(() => expect(screen.getByText('The member has longer.')).toBeVisible());
    await waitFor(() => expect(canvas.queryByText('Overdue')).toBeNull());
  },
};

/** Somebody else of the staff was faster. */
export const DecidedMeanwhile: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      failing(calls.audits.accept, { code: 'stale', message: 'This has been changed meanwhile.' }),
      ...liveMock({ as }).handlers,
    ),
  async play({ canvas }) {
    await accept(canvas);
    await waitFor(() => expect(screen.getByText('It could not be accepted.')).toBeVisible());
    await expect(screen.getByText('This has been changed meanwhile.')).toBeVisible();
  },
};

function ReadAgain() {
  const cache = useEndpointCache();
  return (
    <button type="button" onClick={() => cache.invalidate(calls.audits.caseById)}>
      Read again
    </button>
  );
}

let mock = liveMock({ as });

/** What came while somebody wrote is not returned unseen, also when it was read meanwhile; what they wrote stays, and goes after they were told. */
export const SubmittedAnewMeanwhile: Story = {
  beforeEach({ msw }) {
    mock = liveMock({ as });
    msw.use(...mock.handlers);
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <ReadAgain />
      </>
    ),
  ],
  async play({ canvas }) {
    const id = 'audit-annual-tom';
    await press(canvas, 'Return');
    const dialog = within(await screen.findByRole('dialog', { name: 'Return it to Tom Papadopoulos' }));
    await writeAtOnce(dialog.getByRole('textbox', { name: /What is missing/ }), 'Say what you learned.');
    const revision = (mock.state.auditCases.get(id)?.revision ?? 0) + 2;
    mock.state.auditCases.change(id, { revision });
    const before = mock.answered.length;
    screen.getByRole('button', { name: 'Read again', hidden: true }).click();
    await waitFor(() => expect(mock.answered.slice(before)).toContain('audits.caseById'));
    const send = () => userEvent.click(dialog.getByRole('button', { name: 'Return' }));
    await send();
    await waitFor(() => expect(screen.getByText('It could not be returned.')).toBeVisible());
    await waitFor(() => expect(dialog.getByText(/^The member has submitted anew/)).toBeVisible());
    await expect(mock.state.auditCases.get(id)?.status).toBe('submitted');
    await expect(dialog.getByRole('textbox', { name: /What is missing/ })).toHaveValue('Say what you learned.');
    await send();
    await waitFor(() => expect(mock.state.auditCases.get(id)?.status).toBe('returned'));
  },
};

/** What goes on beyond the first hundred records is asked for as it is wanted, and only then. */
export const ManyRecords: Story = {
  beforeEach({ msw }) {
    mock = liveMock({ as });
    msw.use(...mock.handlers);
    const { submissions = [] } = mock.state.auditCases.get('audit-annual-tom') ?? {};
    mock.state.auditCases.change('audit-annual-tom', {
      submissions: submissions.map((one) => ({ ...one, contents: withMany(one.contents) })),
    });
  },
  async play({ canvas }) {
    await canvas.findByText(/^250 records/);
    const renderedCount = () => canvas.getAllByRole('heading', { level: 3, name: /^Record \d+$/ }).length;
    const more = async () => userEvent.click(await canvas.findByRole('button', { name: 'Show more records' }));
    await expect(renderedCount()).toBe(50);
    await more();
    await expect(renderedCount()).toBe(100);
    await expect(mock.answered).not.toContain('audits.caseRecords');
    await more();
    await waitFor(() => expect(renderedCount()).toBe(200));
    await more();
    await waitFor(() => expect(renderedCount()).toBe(250));
    await expect(canvas.queryByRole('button', { name: 'Show more records' })).toBeNull();
  },
};

function withMany(contents: AuditContents): AuditContents {
  const [first] = contents.records;
  if (first === undefined) return contents;
  const many = Array.from({ length: 250 }, (_, at) => ({ ...first, cpdId: `many-${at}`, title: `Record ${at + 1}` }));
  return { ...contents, records: many };
}

/** What was typed stays. */
export const ReturnFails: Story = {
  beforeEach: ({ msw }) => msw.use(failing(calls.audits.return, sampleProblem), ...liveMock({ as }).handlers),
  async play({ canvas }) {
    await giveBack(canvas);
    await waitFor(() => expect(screen.getByText('It could not be returned.')).toBeVisible());
    await expect(screen.getByRole('textbox', { name: /What is missing/ })).toHaveValue('Say what you learned.');
  },
};

export const GivingLongerFails: Story = {
  args: { params: { id: 'audit-annual-late' } },
  beforeEach: ({ msw }) => msw.use(failing(calls.audits.extend, sampleProblem), ...liveMock({ as }).handlers),
  async play({ canvas }) {
    await extend(canvas);
    await waitFor(() => expect(screen.getByText('The day could not be changed.')).toBeVisible());
  },
};

export const EvidenceFails: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      failing(calls.audits.evidence, { code: 'not_found', message: 'It was removed.' }),
      ...liveMock({ as }).handlers,
    ),
  async play({ canvas }) {
    const [download] = await canvas.findAllByRole('button', { name: /^Download .*\./ });
    await userEvent.click(download as HTMLElement);
    await waitFor(() => expect(screen.getByText('Error downloading file. It was removed.')).toBeVisible());
  },
};
