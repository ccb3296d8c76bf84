import type { DoorTicket } from '@portal/api';
import { useFormats, useMessages } from '@portal/kit';
import { Button, Card, SearchField, Section, Spread, Stack, Text } from '@portal/ui';
import { useState } from 'react';
import { eventsDeskMessages } from '../../messages.ts';
import { attendedAtOf, type CheckInBook } from './check-in-book.ts';
import { foundIn } from './find-tickets.ts';

export interface CheckInPeopleProps {
  book: CheckInBook;
  /** The field is focused once it is there. */
  hasAutoFocus?: boolean;
  onPress: (ticketId: string, action: 'in' | 'undo') => void;
}

/** No more than a few screens of a phone. */
const shownAtMost = 30;

/** People by name, for whoever has no code to show. */
export function CheckInPeople({ book, hasAutoFocus, onPress }: CheckInPeopleProps) {
  const t = useMessages(eventsDeskMessages);
  const [word, setWord] = useState('');
  const found = foundIn(book.list.tickets, word);
  const hidden = found.length - shownAtMost;
  return (
    <Section title={t('people')}>
      <Stack gap={4}>
        <SearchField
          label={t('find')}
          placeholder={t('find')}
          size="lg"
          value={word}
          onChange={setWord}
          debounceMs={150}
          hasAutoFocus={hasAutoFocus}
        />
        {found.length === 0 && <Text role="status">{t('nobodyNamed')}</Text>}
        <Stack gap={2} as="ul">
          {found.slice(0, shownAtMost).map((ticket) => (
            <Card key={ticket.ticketId} as="li" padding={3} surface="flat">
              <Row
                ticket={ticket}
                attendedAt={attendedAtOf(book, ticket.ticketId)}
                timeZone={book.list.timeZone}
                onPress={onPress}
              />
            </Card>
          ))}
        </Stack>
        {hidden > 0 && <Text tone="quiet">{t('moreNamed', { n: hidden })}</Text>}
      </Stack>
    </Section>
  );
}

interface RowProps {
  ticket: DoorTicket;
  attendedAt: string | null;
  /** Of the event. */
  timeZone: string;
  onPress: CheckInPeopleProps['onPress'];
}

function Row({ ticket: { ticketId, name, ticketType }, attendedAt, timeZone, onPress }: RowProps) {
  const t = useMessages(eventsDeskMessages);
  const { time } = useFormats(timeZone);
  return (
    <Spread>
      <Stack gap={1}>
        <Text weight="semibold" tone="strong">
          {name}
        </Text>
        <Text size="sm" tone="quiet">
          {attendedAt === null ? ticketType : t('inSince', { time: time(attendedAt) })}
        </Text>
      </Stack>
      {attendedAt === null ? (
        <Button size="lg" label={t('letInName', { name })} onPress={() => onPress(ticketId, 'in')}>
          {t('letIn')}
        </Button>
      ) : (
        <Button size="lg" tone="quiet" label={t('undoName', { name })} onPress={() => onPress(ticketId, 'undo')}>
          {t('undo')}
        </Button>
      )}
    </Spread>
  );
}
