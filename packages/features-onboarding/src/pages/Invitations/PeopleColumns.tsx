import type { PeoplePreview } from '@portal/api';
import { type PersonField, personFields } from '@portal/rules';
import { useMessages } from '@portal/kit';
import { ColumnFields } from '@portal/ui';
import { accountMessages } from '../../model/messages.ts';

interface PeopleColumnsProps {
  preview: PeoplePreview;
  onChoices: (choices: PeoplePreview['choices']) => void;
}

const required: readonly PersonField[] = ['email', 'firstName', 'lastName'];

/** Which of its columns tells what of people. */
export function PeopleColumns({ preview: { columns, choices, asksDayOrder }, onChoices }: PeopleColumnsProps) {
  const t = useMessages(accountMessages);
  return (
    <ColumnFields
      title={t('columns')}
      fields={personFields.map((id) => ({
        id,
        label: t(id),
        isRequired: required.includes(id),
        isDay: id === 'dateOfBirth',
      }))}
      header={columns}
      choices={choices}
      asksDayOrder={asksDayOrder}
      onChange={onChoices}
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
    />
  );
}
