import { inAColumn } from '@portal/stories';
import { lazyComponent } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FunctionComponent, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { samplePeriod } from '../../stories/sample-cpd.ts';
import { storyDocuments } from '../../stories/story-documents.ts';
import type { PeriodRecordsProps } from './PeriodRecords.tsx';
import { LazyPeriodRecords } from './LazyPeriodRecords.tsx';

type Load = () => Promise<{ default: FunctionComponent<PeriodRecordsProps> }>;

function InAPeriod({ load, ...props }: PeriodRecordsProps & { load: Load }) {
  const [records] = useState(() => lazyComponent(load));
  return <LazyPeriodRecords {...props} records={records} />;
}

const meta = {
  title: 'CPD/Tracker/Records of a period, lazy',
  component: InAPeriod,
  decorators: [inAColumn],
  args: {
    load: fn<Load>(() => Promise.reject(new Error('The code of the records could not be fetched.'))),
    period: samplePeriod(),
    label: 'Records',
    eventHrefOf: () => undefined,
    copyHrefOf: () => undefined,
    onDownload: fn(),
    onDelete: fn(),
    documents: storyDocuments,
  },
} satisfies Meta<typeof InAPeriod>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Their code could not be fetched: it can be asked for again. */
export const CannotBeFetched: Story = {
  async play({ canvas, args }) {
    await waitFor(() => expect(canvas.getByText('The records could not be shown.')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.load).toHaveBeenCalledTimes(2));
  },
};
