import type { CallReply, calls } from '@portal/api';
import { useMessages, type View } from '@portal/kit';
import { Button, Card, IconCalendar, PanelSwitch, Skeleton, Stack, Text } from '@portal/ui';
import { eventsMessages } from '../../messages.ts';
import { FeedAddress } from './FeedAddress.tsx';
import type { FeedChanges } from './use-calendar-feed.ts';

export interface CalendarFeedPanelProps {
  view: View<CallReply<typeof calls.calendar.feed>>;
  changes: FeedChanges;
}

/** The calendar of a person, to follow in programs of their own. It is left out where only they themselves may see it. */
export function CalendarFeedPanel({ view, changes }: CalendarFeedPanelProps) {
  const t = useMessages(eventsMessages);
  if (view.state === 'forbidden') return null;
  return (
    <PanelSwitch view={view} title={t('feedTitle')} skeleton={<Skeleton lines={3} />} failedTitle={t('feedFailed')}>
      {({ feed }) => (
        <Card>
          {feed === null ? (
            <Stack gap={4} align="start">
              <Text>{t('feedOffText')}</Text>
              <Button
                icon={IconCalendar}
                isPending={changes.isPending}
                onPress={() => void changes.make().catch(() => undefined)}
              >
                {t('feedStart')}
              </Button>
            </Stack>
          ) : (
            <FeedAddress feed={feed} changes={changes} />
          )}
        </Card>
      )}
    </PanelSwitch>
  );
}
