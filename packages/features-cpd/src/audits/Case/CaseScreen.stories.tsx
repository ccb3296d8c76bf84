import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView, notFoundView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { returnedSubmission, sampleCaseDetail, sampleContents } from '../../stories/sample-audits.ts';
import { CaseScreen } from './CaseScreen.tsx';

const meta = {
  title: 'CPD/Audits/Member/Screen',
  component: CaseScreen,
  args: {
    view: ready(sampleCaseDetail()),
    listHref: '/admin/cpd-audits',
    auditHrefOf: (id) => `/admin/cpd-audits/${id}`,
    actions: () => null,
    onDownload: fn(),
  },
  parameters: { withoutStates: { Empty: 'A member is asked or not; what is not submitted yet is said in its place.' } },
} satisfies Meta<typeof CaseScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };
export const Failed: Story = {
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('The member could not be loaded.')).toBeVisible();
  },
};
export const NotFound: Story = {
  args: { view: notFoundView },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Member not found in the audit' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'CPD audits' })).toHaveAttribute('href', '/admin/cpd-audits');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const Forbidden: Story = { args: { view: forbiddenView } };
export const Ready: Story = { globals: { width: '1280px' } };

/** Staff see nothing of a member before they have submitted it. */
export const NothingYet: Story = {
  args: { view: ready(sampleCaseDetail({ status: 'asked', submissions: [], contents: null, submittedAt: null })) },
  async play({ canvas }) {
    await expect(canvas.getByText('Nothing is submitted yet')).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Records' })).toBeNull();
  },
};

export const Returned: Story = {
  args: { view: ready(sampleCaseDetail({ status: 'returned', submissions: [returnedSubmission] })) },
};

const plan = { goals: [], reflection: '', goalsRequired: 1, asksReflection: true, isMet: false };

/** Whoever decides sees goals and reflection where the rules ask for them, and what of them is missing. */
export const Planned: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'Goals and reflection' })).toBeVisible();
    await expect(canvas.getByText('Splint with confidence')).toBeVisible();
    await expect(canvas.getByText('I ask before I splint.')).toBeVisible();
  },
};

export const PlanIsMissing: Story = {
  args: { view: ready(sampleCaseDetail({ contents: { ...sampleContents, plan } })) },
  async play({ canvas }) {
    await expect(canvas.getByText('1 goal is asked for, 0 written.')).toBeVisible();
    await expect(canvas.getByText('A reflection is asked for, and not written.')).toBeVisible();
  },
};

/** What was submitted before they were kept says so. */
export const PlanIsUnknown: Story = {
  args: { view: ready(sampleCaseDetail({ contents: { ...sampleContents, plan: null } })) },
  async play({ canvas }) {
    await expect(canvas.getByText('Goals and reflection were not kept with this.')).toBeVisible();
  },
};

const many = sampleContents.records
  .slice(0, 1)
  .flatMap((one) => Array.from({ length: 120 }, (_, at) => ({ ...one, cpdId: `r${at}`, title: `Record ${at + 1}` })));

/** Of a long list the first are drawn, and more as they are asked for. */
export const ManyRecords: Story = {
  args: {
    view: ready(
      sampleCaseDetail({ contents: { ...sampleContents, records: many, recordsCount: 120, filesCount: 120 } }),
    ),
  },
  async play({ canvas }) {
    const renderedCount = () => within(canvas.getByRole('list', { name: 'Records' })).getAllByRole('listitem').length;
    await expect(renderedCount()).toBe(50);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more records' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show more records' }));
    await expect(renderedCount()).toBe(120);
    await expect(canvas.queryByRole('button', { name: 'Show more records' })).toBeNull();
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
