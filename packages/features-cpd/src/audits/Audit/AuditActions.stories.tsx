import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { sampleAudit } from '../../stories/sample-audits.ts';
import { AuditActions } from './AuditActions.tsx';

const meta = {
  title: 'CPD/Audits/Audit/What is done',
  component: AuditActions,
  args: { audit: sampleAudit },
} satisfies Meta<typeof AuditActions>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openDialog(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) {
  await userEvent.click(canvas.getByRole('button', { name: 'Close audit' }));
  return within(await screen.findByRole('alertdialog', { name: 'Close this audit?' }));
}

export const SomeAreOpen: Story = {
  async play({ canvas }) {
    await expect((await openDialog(canvas)).getByText('6 members are not accepted yet.')).toBeInTheDocument();
  },
};

/** Nobody is left, and nobody is named. */
export const AllAccepted: Story = {
  args: { audit: { ...sampleAudit, counts: { ...sampleAudit.counts, accepted: 6 } } },
  async play({ canvas }) {
    await expect((await openDialog(canvas)).queryByText(/not accepted yet/)).toBeNull();
  },
};
