import type { PeoplePreview } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Badge, Button, Checkbox, IconCheckCircle, Inline, Section, Stack, Table, Text } from '@portal/ui';
import { useState } from 'react';
import { accountMessages } from '../../model/messages.ts';

interface PeopleRowsProps {
  rows: PeoplePreview['rows'];
  isInviting: boolean;
  onInvite: (lines: number[]) => void;
}

type Row = PeoplePreview['rows'][number];

/** Whom the file would invite, row by row. Those with something wrong are left out. */
export function PeopleRows({ rows, isInviting, onInvite }: PeopleRowsProps) {
  const t = useMessages(accountMessages);
  const [isOnlyProblems, setOnlyProblems] = useState(false);
  const well = rows.filter(({ problem }) => problem === null);
  const n = well.length;
  const nameOf = ({ line, firstName, lastName }: Row) => `${firstName} ${lastName}`.trim() || t('unnamed', { n: line });
  return (
    <Section title={t('rows')} description={t('rowsWell', { n, all: rows.length })}>
      <Stack gap={4}>
        {n < rows.length && (
          <Checkbox label={t('onlyProblems')} isSelected={isOnlyProblems} onChange={setOnlyProblems} />
        )}
        <Table<Row>
          caption={t('rows')}
          isCaptionHidden
          rows={isOnlyProblems ? rows.filter(({ problem }) => problem !== null) : rows}
          rowId={({ line }) => String(line)}
          rowLabel={nameOf}
          columns={[
            { id: 'line', header: t('lineColumn'), width: 'xs', align: 'end', cell: ({ line }) => line },
            { id: 'name', header: t('personColumn'), isRowHeader: true, cell: nameOf },
            { id: 'email', header: t('email'), cell: ({ email }) => email },
            { id: 'state', header: t('state'), width: 'md', cell: (row) => <RowState row={row} /> },
          ]}
        />
        <Inline justify="end">
          <Button
            tone="primary"
            isDisabled={n === 0}
            isPending={isInviting}
            onPress={() => onInvite(well.map(({ line }) => line))}
          >
            {n === 0 ? t('inviteNone') : t('inviteMany', { n })}
          </Button>
        </Inline>
      </Stack>
    </Section>
  );
}

function RowState({ row: { problem } }: { row: Row }) {
  const t = useMessages(accountMessages);
  return problem === null ? (
    <Badge tone="positive" icon={IconCheckCircle}>
      {t('canBeInvited')}
    </Badge>
  ) : (
    <Text size="sm" tone="critical">
      {t(`problem.${problem.kind}`, { field: t(problem.field) })}
    </Text>
  );
}
