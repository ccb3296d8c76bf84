import type { Ticket, WaitingEntry } from '@portal/api';
import { useMessages, type View } from '@portal/kit';
import { Button, Card, PanelSwitch, Skeleton, Stack, Text } from '@portal/ui';
import { eventsMessages } from '../../messages.ts';
import { WaitingListPosition } from './WaitingListPosition.tsx';
import type { WaitingListOf } from './use-waiting-lists.ts';

export interface WaitingListProps {
  view: View<{ entries: readonly WaitingEntry[] }>;
  /** What is sold out of one event. */
  types: readonly Ticket[];
  waitingList: WaitingListOf;
}

/** Of each type that is sold out, where one stands in its line, or how to join it. */
export function WaitingList({ view, types, waitingList }: WaitingListProps) {
  const t = useMessages(eventsMessages);
  return (
    <PanelSwitch
      view={view}
      title={t('waitingList')}
      skeleton={<Skeleton lines={3} />}
      failedTitle={t('waitingFailed')}
    >
      {({ entries }) => (
        <Stack gap={4}>
          {types.map(({ ticketPriceId, name }) => {
            const entry = entries.find((one) => one.ticketPriceId === ticketPriceId);
            return (
              <Card key={ticketPriceId}>
                {entry === undefined ? (
                  <Stack gap={3}>
                    <Text size="sm">{t('soldOutText', { name })}</Text>
                    <Button
                      isFullWidth
                      isPending={waitingList.isPending}
                      label={types.length > 1 ? t('joinWaitingListFor', { name }) : undefined}
                      onPress={() => void waitingList.join(ticketPriceId).catch(() => undefined)}
                    >
                      {t('joinWaitingList')}
                    </Button>
                  </Stack>
                ) : (
                  <WaitingListPosition entry={entry} waitingList={waitingList} />
                )}
              </Card>
            );
          })}
        </Stack>
      )}
    </PanelSwitch>
  );
}
