import type { AuditCaseDetail } from '@portal/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleCaseDetail } from '../../stories/sample-audits.ts';
import { CaseActions } from './CaseActions.tsx';

const meta = {
  title: 'CPD/Audits/Member/What is decided',
  component: CaseActions,
  args: {
    detail: sampleCaseDetail(),
    mutations: {
      accept: fn(async () => undefined),
      giveBack: fn(async () => undefined),
      extend: fn(async () => undefined),
      refused: null,
    },
  },
} satisfies Meta<typeof CaseActions>;

export default meta;
type Story = StoryObj<typeof meta>;

const waiting = (dueOn: string): AuditCaseDetail =>
  sampleCaseDetail({ status: 'asked', submissions: [], contents: null, submittedAt: null, dueOn });

export const Submitted: Story = {
  async play({ canvas }) {
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Accept', 'Return']);
  },
};

/** In an audit that is closed nothing is decided any more, whatever a member has submitted. */
export const Closed: Story = {
  args: { detail: sampleCaseDetail({ audit: { ...sampleCaseDetail().audit, status: 'closed' } }) },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Two weeks more than the member has. */
export const LongerThanTheyHave: Story = {
  args: { detail: waiting('2026-12-11') },
  async play({ canvas, args }) {
    await givesLonger(canvas);
    await waitFor(() =>
      expect(args.mutations.extend).toHaveBeenCalledWith({
        dueOn: '2026-12-25',
        revision: waiting('2026-12-11').revision,
      }),
    );
  },
};

/** Two weeks from today, where their day is over. */
export const LongerThanToday: Story = {
  args: { detail: waiting('2026-11-01') },
  async play({ canvas, args }) {
    await givesLonger(canvas);
    await waitFor(() =>
      expect(args.mutations.extend).toHaveBeenCalledWith({
        dueOn: '2026-12-02',
        revision: waiting('2026-11-01').revision,
      }),
    );
  },
};

async function givesLonger(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) {
  await userEvent.click(canvas.getByRole('button', { name: 'Give longer' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Give longer' }));
}
