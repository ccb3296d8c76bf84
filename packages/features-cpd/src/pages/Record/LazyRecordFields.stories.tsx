import { useForm } from '@portal/kit/form';
import { inAColumn } from '@portal/stories';
import { lazyComponent } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FunctionComponent, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { sampleOptions } from '../../stories/sample-cpd.ts';
import { LazyRecordFields } from './LazyRecordFields.tsx';
import type { RecordFieldsProps } from './RecordFields.tsx';
import { emptyRecord, type RecordValues } from './record-values.ts';

type Load = () => Promise<{ default: FunctionComponent<RecordFieldsProps> }>;

function InAForm({ load }: { load: Load }) {
  const form = useForm<RecordValues>({ initial: emptyRecord, onSubmit: () => undefined });
  const [fields] = useState(() => lazyComponent(load));
  return <LazyRecordFields form={form} offered={sampleOptions} isLocked={false} canRepeat fields={fields} />;
}

const meta = {
  title: 'CPD/Record/Fields, lazy',
  component: InAForm,
  decorators: [inAColumn],
  args: { load: fn<Load>(() => Promise.reject(new Error('The code of the fields could not be fetched.'))) },
} satisfies Meta<typeof InAForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Their code could not be fetched: it can be asked for again. */
export const CannotBeFetched: Story = {
  async play({ canvas, args }) {
    await waitFor(() => expect(canvas.getByText('These fields could not be shown.')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.load).toHaveBeenCalledTimes(2));
  },
};
