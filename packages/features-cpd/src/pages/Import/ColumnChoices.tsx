import type { ImportPreview } from '@portal/api';
import { type ImportField, importFields, lengthUnits } from '@portal/api/rules';
import { useMessages } from '@portal/kit';
import { Grid, RadioGroup, Section, Select, Stack } from '@portal/ui';
import { cpdMessages } from '../../messages.ts';
import { oneOf } from './one-of.ts';

interface ColumnChoicesProps {
  preview: ImportPreview;
  onChoices: (choices: ImportPreview['choices']) => void;
}

const none = '';
const required: readonly ImportField[] = ['title', 'completedDate', 'length'];

/** How the file is read: guessed, and its owner's to say otherwise. */
export function ColumnChoices({ preview, onChoices }: ColumnChoicesProps) {
  const t = useMessages(cpdMessages);
  const { columns: header, choices, asksDayOrder } = preview;
  const offered = header.map((name, at) => {
    const isSeveral = header.filter((one) => one.toLowerCase() === name.toLowerCase()).length > 1;
    const n = at + 1;
    const label = name === '' ? t('columnNumber', { n }) : isSeveral ? t('columnNamed', { name, n }) : name;
    return { value: String(at), label };
  });
  const choose = (field: ImportField, column: string) =>
    onChoices({
      ...choices,
      columns: { ...choices.columns, [field]: column === none ? null : Number(column) },
      // Another column of days may be written in another way.
      dayOrder: field === 'completedDate' ? null : choices.dayOrder,
    });
  return (
    <Section title={t('columns')}>
      <Stack gap={5}>
        <Grid minColumn="sm" gap={4}>
          {importFields.map((field) => (
            <Select
              key={field}
              label={t(`field.${field}`)}
              isRequired={required.includes(field)}
              value={String(choices.columns[field] ?? none)}
              options={[{ value: none, label: t('noColumn') }, ...offered]}
              onChange={(column) => choose(field, column)}
            />
          ))}
          <Select
            label={t('lengthUnit')}
            value={choices.lengthUnit}
            options={lengthUnits.map((unit) => ({ value: unit, label: t(`unit.${unit}`) }))}
            onChange={(unit) => onChoices({ ...choices, lengthUnit: oneOf(lengthUnits, unit) })}
          />
        </Grid>
        {asksDayOrder && (
          <RadioGroup
            label={t('dayOrder')}
            description={t('dayOrderHint')}
            isInline
            isRequired
            error={choices.dayOrder === null ? t('dayOrderMissing') : undefined}
            value={choices.dayOrder}
            options={(['dmy', 'mdy'] as const).map((order) => ({ value: order, label: t(`dayOrder.${order}`) }))}
            onChange={(order) => onChoices({ ...choices, dayOrder: order === 'dmy' ? 'dmy' : 'mdy' })}
          />
        )}
      </Stack>
    </Section>
  );
}
