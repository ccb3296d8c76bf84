import type { CpdOptions } from '@portal/api';
import type { Form } from '@portal/kit/form';
import { CategoryField } from './CategoryField.tsx';
import { DayFields } from './DayFields.tsx';
import type { RecordValues } from './record-values.ts';
import { SeriesFields, SeriesSwitch } from './SeriesFields.tsx';

export interface RecordFieldsProps {
  form: Form<RecordValues>;
  offered: CpdOptions;
  isLocked: boolean;
  canRepeat: boolean;
}

/** When it was done, and what it counts as. */
export function RecordFields({ form, offered, isLocked, canRepeat }: RecordFieldsProps) {
  return (
    <>
      {canRepeat && <SeriesSwitch form={form} />}
      {form.values.isSeries ? <SeriesFields form={form} /> : <DayFields form={form} isLocked={isLocked} />}
      <CategoryField form={form} offered={offered} isLocked={isLocked} />
    </>
  );
}
