import { useForm } from '@portal/kit/form';
import { inAColumn } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleOptions } from '../../stories/sample-cpd.ts';
import { FieldsPlace, type FieldsPlaceProps } from './LateFields.tsx';
import { emptyRecord, type RecordValues } from './record-values.ts';

function InAForm({ loaded }: Pick<FieldsPlaceProps, 'loaded'>) {
  const form = useForm<RecordValues>({ initial: emptyRecord, onSubmit: () => undefined });
  return <FieldsPlace form={form} offered={sampleOptions} isLocked={false} canRepeat loaded={loaded} />;
}

const meta = {
  title: 'CPD/Record/Fields that come late',
  component: InAForm,
  decorators: [inAColumn],
  args: { loaded: { value: null, hasFailed: true, retry: fn() } },
} satisfies Meta<typeof InAForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Their code could not be fetched: it can be asked for again. */
export const CannotBeFetched: Story = {
  async play({ canvas, args }) {
    await expect(canvas.getByText('These fields could not be shown.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.loaded.retry).toHaveBeenCalledOnce();
  },
};
