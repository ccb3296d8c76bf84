import type { ReactNode } from 'react';
import { Grid } from '../../layout/Grid.tsx';
import { Section } from '../../layout/Section.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Select } from '../Select/Select.tsx';

/** How a file is read: what is in which of its columns, counted from 0, and which comes first in its days. */
export interface ColumnChoices<Field extends string> {
  /** Null: it is not in the file. */
  columns: Readonly<Record<Field, number | null>>;
  /** Null: nobody has said. */
  dayOrder: 'dmy' | 'mdy' | null;
}

export interface ColumnField<Field extends string> {
  id: Field;
  label: string;
  isRequired?: boolean | undefined;
  /** Its column holds days. */
  isDay?: boolean | undefined;
}

export interface ColumnFieldsLabels {
  /** In the place of a column, for what is not in the file. */
  none: string;
  /** A column without a name. */
  numbered: (n: number) => string;
  /** One of several columns of a name. */
  named: (name: string, n: number) => string;
  dayOrder: string;
  dayOrderHint: string;
  dayOrderMissing: string;
  dmy: string;
  mdy: string;
}

export interface ColumnFieldsProps<Field extends string> {
  title: string;
  fields: readonly ColumnField<Field>[];
  /** The names of the columns, as the file has them. */
  header: readonly string[];
  choices: ColumnChoices<Field>;
  /** The file has days that can be read in two ways. */
  asksDayOrder: boolean;
  onChange: (choices: ColumnChoices<Field>) => void;
  labels: ColumnFieldsLabels;
  /** What else is chosen, in the places after the columns. */
  children?: ReactNode;
}

const none = '';

/** How a file of rows is read: guessed, and for whoever chose it to say otherwise. */
export function ColumnFields<Field extends string>(props: ColumnFieldsProps<Field>) {
  const { title, fields, header, choices, asksDayOrder, onChange, labels, children } = props;
  const { columns, dayOrder } = choices;
  const offered = header.map((name, at) => ({ value: String(at), label: columnLabel(header, name, at + 1, labels) }));
  const choose = ({ id, isDay = false }: ColumnField<Field>, column: string) =>
    onChange({
      columns: { ...columns, [id]: column === none ? null : Number(column) },
      // Another column of days may be written in another way.
      dayOrder: isDay ? null : dayOrder,
    });
  return (
    <Section title={title}>
      <Stack gap={5}>
        <Grid minColumn="sm" gap={4}>
          {fields.map((field) => (
            <Select
              key={field.id}
              label={field.label}
              isRequired={field.isRequired}
              value={String(columns[field.id] ?? none)}
              options={[{ value: none, label: labels.none }, ...offered]}
              onChange={(column) => choose(field, column)}
            />
          ))}
          {children}
        </Grid>
        {asksDayOrder && (
          <RadioGroup
            label={labels.dayOrder}
            description={labels.dayOrderHint}
            isInline
            isRequired
            error={dayOrder === null ? labels.dayOrderMissing : undefined}
            value={dayOrder}
            options={(['dmy', 'mdy'] as const).map((order) => ({ value: order, label: labels[order] }))}
            onChange={(order) => onChange({ columns, dayOrder: order === 'dmy' ? 'dmy' : 'mdy' })}
          />
        )}
      </Stack>
    </Section>
  );
}

function columnLabel(header: readonly string[], name: string, n: number, labels: ColumnFieldsLabels): string {
  if (name === '') return labels.numbered(n);
  const isSeveral = header.filter((one) => one.toLowerCase() === name.toLowerCase()).length > 1;
  return isSeveral ? labels.named(name, n) : name;
}
