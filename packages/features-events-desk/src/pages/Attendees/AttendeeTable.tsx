import type { Attendee } from '@portal/api';
import { dietaryLabel } from '@portal/rules';
import { useFormats, useMessages } from '@portal/kit';
import { Badge, Inline, MailAddress, Stack, Table, type TableColumn, type TableProps, Text } from '@portal/ui';
import { type ReactNode, useMemo } from 'react';
import { eventsDeskMessages } from '../../messages.ts';

export interface AttendeeTableProps extends Pick<TableProps<Attendee>, 'isLoading'> {
  attendees: readonly Attendee[];
}

export function AttendeeTable({ attendees, isLoading }: AttendeeTableProps) {
  const t = useMessages(eventsDeskMessages);
  return (
    <Table
      caption={t('attendees')}
      isCaptionHidden
      isLoading={isLoading}
      rows={attendees}
      rowId={({ ticketId }) => ticketId}
      rowLabel={({ name }) => name}
      columns={useColumns()}
    />
  );
}

function useColumns(): TableColumn<Attendee>[] {
  const t = useMessages(eventsDeskMessages);
  return useMemo(
    () => [
      { id: 'name', header: t('name'), isRowHeader: true, priority: 'high', cell: (one) => <Who attendee={one} /> },
      {
        id: 'contact',
        header: t('contact'),
        width: 'lg',
        cell: ({ email, organisation }) => <Lines first={<MailAddress>{email}</MailAddress>} second={organisation} />,
      },
      {
        id: 'ticket',
        header: t('ticketType'),
        cell: ({ ticketType, ticketNumber }) => <Lines first={ticketType} second={ticketNumber} />,
      },
      { id: 'needs', header: t('needs'), cell: (one) => <Needs attendee={one} /> },
      {
        id: 'attended',
        header: t('attended'),
        width: 'lg',
        priority: 'high',
        cell: (one) => <CheckInState attendee={one} />,
      },
    ],
    [t],
  );
}

function Who({ attendee: { name, insteadOf } }: { attendee: Attendee }) {
  const t = useMessages(eventsDeskMessages);
  return <Lines first={name} second={insteadOf === null ? null : t('insteadOf', { name: insteadOf })} />;
}

function Lines({ first, second }: { first: ReactNode; second: string | null }) {
  return (
    <Stack gap={0}>
      <Text as="span" size="sm">
        {first}
      </Text>
      {second !== null && (
        <Text as="span" size="xs" tone="quiet">
          {second}
        </Text>
      )}
    </Stack>
  );
}

/** What they eat, then what they need in order to take part. */
function Needs({ attendee }: { attendee: Attendee }) {
  const t = useMessages(eventsDeskMessages);
  const { otherDietaryRequirement: other, accessibilityRequirement: access } = attendee;
  const food = [...attendee.dietaryRequirements.map(dietaryLabel), ...(other === null ? [] : [other])].join(', ');
  if (food === '' && access === null) return null;
  return (
    <Stack gap={0}>
      {food !== '' && (
        <Text as="span" size="sm">
          {food}
        </Text>
      )}
      {access !== null && (
        <Text as="span" size="sm">
          {t('accessOf', { text: access })}
        </Text>
      )}
    </Stack>
  );
}

function CheckInState({ attendee: { status, attendedAt } }: { attendee: Attendee }) {
  const t = useMessages(eventsDeskMessages);
  const { dateTime } = useFormats();
  if (status === 'Active' && attendedAt === null)
    return (
      <Text as="span" size="sm" tone="quiet">
        {t('notYet')}
      </Text>
    );
  return (
    <Inline gap={2}>
      {status === 'Removed' && <Badge tone="critical">{t('Removed')}</Badge>}
      {attendedAt !== null && <Badge tone="positive">{t('inSince', { time: dateTime(attendedAt) })}</Badge>}
    </Inline>
  );
}
