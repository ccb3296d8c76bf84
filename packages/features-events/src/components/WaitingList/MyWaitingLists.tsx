import type { WaitingEntry } from '@portal/api';
import {
  empty,
  mapView,
  placeOfZone,
  useDestinations,
  useMessages,
  usePortal,
  type View,
  wallTimeText,
} from '@portal/kit';
import { Card, Grid, Heading, Link, PanelSwitch, Skeleton, Stack, Text } from '@portal/ui';
import { destinations } from '../../destinations.ts';
import { eventsMessages } from '../../messages.ts';
import { WaitingListPosition } from './WaitingListPosition.tsx';
import type { WaitingListOf } from './use-waiting-lists.ts';

export interface MyWaitingListsProps {
  view: View<{ entries: readonly WaitingEntry[] }>;
  waitingList: WaitingListOf;
}

/** Every line in which one stands, the seats that are kept for one first; nothing where there is none. */
export function MyWaitingLists({ view, waitingList }: MyWaitingListsProps) {
  const t = useMessages(eventsMessages);
  const to = useDestinations(destinations);
  const { locale } = usePortal();
  const sorted = mapView(view, ({ entries }) => [
    ...entries.filter(({ status }) => status === 'offered'),
    ...entries.filter(({ status }) => status === 'waiting'),
  ]);
  return (
    <PanelSwitch
      view={sorted.state === 'ready' && sorted.data.length === 0 ? empty : sorted}
      title={t('waitingLists')}
      skeleton={<Skeleton lines={3} />}
      failedTitle={t('waitingFailed')}
    >
      {(entries) => (
        <Grid minColumn="lg">
          {entries.map((entry) => (
            <Card key={entry.ticketPriceId}>
              <Stack gap={4}>
                <Stack gap={1}>
                  <Heading level={3}>
                    <Link href={to.event({ id: entry.eventId })}>{entry.eventTitle}</Link>
                  </Heading>
                  <Text size="sm" tone="quiet">
                    {t('timeInPlace', {
                      time: wallTimeText(entry.startDateTime, locale),
                      place: placeOfZone(entry.startTimeZone),
                    })}
                  </Text>
                </Stack>
                <WaitingListPosition entry={entry} waitingList={waitingList} />
              </Stack>
            </Card>
          ))}
        </Grid>
      )}
    </PanelSwitch>
  );
}
