import type { PeoplePreview } from '@portal/api';
import { type PersonField, personFields } from '@portal/api/rules';
import { useMessages } from '@portal/kit';
import { Grid, RadioGroup, Section, Select, Stack } from '@portal/ui';
import { invitationMessages } from './messages.ts';

interface PeopleColumnsProps {
  preview: PeoplePreview;
  onChoices: (choices: PeoplePreview['choices']) => void;
}

const none = '';
const required: readonly PersonField[] = ['email', 'firstName', 'lastName'];

/** How the file is read: guessed, and for whoever chose it to say otherwise. */
export function PeopleColumns({ preview: { columns, choices, asksDayOrder }, onChoices }: PeopleColumnsProps) {
  const t = useMessages(invitationMessages);
  const offered = columns.map((name, at) => {
    const n = at + 1;
    const isSeveral = columns.filter((one) => one.toLowerCase() === name.toLowerCase()).length > 1;
    const label = name === '' ? t('columnNumber', { n }) : isSeveral ? t('columnNamed', { name, n }) : name;
    return { value: String(at), label };
  });
  const choose = (field: PersonField, column: string) =>
    onChoices({
      columns: { ...choices.columns, [field]: column === none ? null : Number(column) },
      // Another column of days may be written in another way.
      dayOrder: field === 'dateOfBirth' ? null : choices.dayOrder,
    });
  return (
    <Section title={t('columns')}>
      <Stack gap={5}>
        <Grid minColumn="sm" gap={4}>
          {personFields.map((field) => (
            <Select
              key={field}
              label={t(field)}
              isRequired={required.includes(field)}
              value={String(choices.columns[field] ?? none)}
              options={[{ value: none, label: t('noColumn') }, ...offered]}
              onChange={(column) => choose(field, column)}
            />
          ))}
        </Grid>
        {asksDayOrder && (
          <RadioGroup
            label={t('dayOrder')}
            description={t('dayOrderHint')}
            isInline
            isRequired
            error={choices.dayOrder === null ? t('dayOrderMissing') : undefined}
            value={choices.dayOrder}
            options={(['dmy', 'mdy'] as const).map((value) => ({ value, label: t(`dayOrder.${value}`) }))}
            onChange={(order) => onChoices({ ...choices, dayOrder: order === 'dmy' ? 'dmy' : 'mdy' })}
          />
        )}
      </Stack>
    </Section>
  );
}
