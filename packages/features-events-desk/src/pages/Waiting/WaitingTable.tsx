import type { WaitingPerson } from '@portal/api';
import { useFormats, useMessages } from '@portal/kit';
import { Badge, Button, MailAddress, Table, type TableColumn, type TableProps, Text } from '@portal/ui';
import { useMemo } from 'react';
import { eventsDeskMessages } from '../../messages.ts';

export interface WaitingTableProps extends Pick<TableProps<WaitingPerson>, 'isLoading'> {
  people: readonly WaitingPerson[];
  onRemove: (person: WaitingPerson) => void;
}

export function WaitingTable({ people, onRemove, isLoading }: WaitingTableProps) {
  const t = useMessages(eventsDeskMessages);
  return (
    <Table
      caption={t('waitingPageTitle')}
      isCaptionHidden
      isLoading={isLoading}
      rows={people}
      rowId={({ entryId }) => entryId}
      rowLabel={({ name }) => name}
      columns={useColumns()}
      inlineActions={(person) => (
        <Button
          size="sm"
          tone="quiet"
          label={t('removeName', { name: person.name })}
          isDisabled={person.isAtCheckout}
          onPress={() => onRemove(person)}
        >
          {t('takeOffList')}
        </Button>
      )}
    />
  );
}

function useColumns(): TableColumn<WaitingPerson>[] {
  const t = useMessages(eventsDeskMessages);
  const { dateTime } = useFormats();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('name'),
        isRowHeader: true,
        priority: 'high',
        cell: ({ name }) => name,
      },
      {
        id: 'contact',
        header: t('waitingContact'),
        width: 'lg',
        cell: ({ email }) => <MailAddress>{email}</MailAddress>,
      },
      { id: 'ticket', header: t('ticketType'), cell: ({ ticketType }) => ticketType },
      { id: 'place', header: t('place'), priority: 'high', cell: (person) => <Place person={person} /> },
      { id: 'since', header: t('since'), width: 'md', cell: ({ since }) => dateTime(since) },
    ],
    [t, dateTime],
  );
}

function Place({ person: { place, offerEndUtc, isAtCheckout } }: { person: WaitingPerson }) {
  const t = useMessages(eventsDeskMessages);
  const { dateTime } = useFormats();
  if (place !== null)
    return (
      <Text as="span" size="sm">
        {t('placeInLine', { n: place })}
      </Text>
    );
  if (isAtCheckout) return <Badge tone="caution">{t('atCheckout')}</Badge>;
  return (
    <Badge tone="positive">
      {offerEndUtc === null ? t('offered') : t('offeredUntil', { time: dateTime(offerEndUtc) })}
    </Badge>
  );
}
