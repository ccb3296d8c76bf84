import type { ImportPreview } from '@portal/api';
import { type ImportField, importFields, lengthUnits } from '@portal/rules';
import { useMessages } from '@portal/kit';
import { ColumnFields, Select } from '@portal/ui';
import { cpdMessages } from '../../messages.ts';
import { oneOf } from './one-of.ts';

interface RecordColumnsProps {
  preview: ImportPreview;
  onChoices: (choices: ImportPreview['choices']) => void;
}

const required: readonly ImportField[] = ['title', 'completedDate', 'length'];

/** Which of its columns tells what of records, and in which unit they are. */
export function RecordColumns({ preview: { columns, choices, asksDayOrder }, onChoices }: RecordColumnsProps) {
  const t = useMessages(cpdMessages);
  return (
    <ColumnFields
      title={t('columns')}
      fields={importFields.map((id) => ({
        id,
        label: t(`field.${id}`),
        isRequired: required.includes(id),
        isDay: id === 'completedDate',
      }))}
      header={columns}
      choices={choices}
      asksDayOrder={asksDayOrder}
      onChange={(read) => onChoices({ ...choices, ...read })}
      labels={{
        none: t('noColumn'),
        numbered: (n) => t('columnNumber', { n }),
        named: (name, n) => t('columnNamed', { name, n }),
        dayOrder: t('dayOrder'),
        dayOrderHint: t('dayOrderHint'),
        dayOrderMissing: t('dayOrderMissing'),
        dmy: t('dayOrder.dmy'),
        mdy: t('dayOrder.mdy'),
      }}
    >
      <Select
        label={t('lengthUnit')}
        value={choices.lengthUnit}
        options={lengthUnits.map((unit) => ({ value: unit, label: t(`unit.${unit}`) }))}
        onChange={(unit) => onChoices({ ...choices, lengthUnit: oneOf(lengthUnits, unit) })}
      />
    </ColumnFields>
  );
}
