import type { Attendee, CallReply, calls, PagesState } from '@portal/api';
import { isNotFound, totalOf, useMessages, type View } from '@portal/kit';
import {
  BackLink,
  Button,
  Density,
  EmptyState,
  Heading,
  Illustration,
  PageLayout,
  PanelSwitch,
  ShowMoreList,
  Skeleton,
  Stack,
  Text,
} from '@portal/ui';
import { PageOfNoEvent } from '../../components/EventNotFound.tsx';
import { eventsDeskMessages } from '../../messages.ts';
import { AttendeeActions, type AttendeeActionsProps } from './AttendeeActions.tsx';
import { AttendeeFilterBar, type AttendeeFilterBarProps } from './AttendeeFilterBar.tsx';
import { AttendeeTable } from './AttendeeTable.tsx';
import { isLimited, noFilters } from './attendee-filters.ts';

export interface AttendeesScreenProps
  extends
    Omit<PagesState<Attendee>, 'refetch'>,
    Omit<AttendeeFilterBarProps, 'total' | 'ticketTypes'>,
    AttendeeActionsProps {
  overview: View<CallReply<typeof calls.attendance.overview>>;
  backHref: string | undefined;
}

export function AttendeesScreen({ view, overview, filters, backHref, ...props }: AttendeesScreenProps) {
  const t = useMessages(eventsDeskMessages);
  const total = totalOf(view);
  const ticketTypes = overview.state === 'ready' ? overview.data.ticketTypes : [];
  const limited = isLimited(filters);
  if (overview.state === 'failed' && isNotFound(overview.problem)) return <PageOfNoEvent />;
  return (
    <PageLayout
      header={
        <Stack gap={4}>
          {backHref !== undefined && <BackLink href={backHref}>{t('backToEvent')}</BackLink>}
          <Heading level={1} isFocusable>
            {t('attendees')}
          </Heading>
          <PanelSwitch view={overview} skeleton={<Skeleton lines={2} />} failedTitle={t('headFailed')}>
            {({ title, counts }) => (
              <Stack gap={1}>
                <Text weight="semibold">{title}</Text>
                <Text tone="quiet" isTabular>
                  {t('counts', counts)}
                </Text>
              </Stack>
            )}
          </PanelSwitch>
          <AttendeeActions {...props} />
        </Stack>
      }
    >
      <Density value="compact">
        <ShowMoreList
          {...props}
          view={view}
          label={t('attendees')}
          filters={<AttendeeFilterBar {...props} filters={filters} total={total} ticketTypes={ticketTypes} />}
          failedTitle={t('attendeesFailed')}
          moreLabel={t('showMoreAttendees')}
          moreFailedText={t('moreAttendeesFailed')}
          skeleton={<AttendeeTable attendees={[]} isLoading />}
          skeletonLabel={t('attendeesLoading')}
          empty={
            <EmptyState
              illustration={<Illustration name={limited ? 'search' : 'people'} />}
              title={t(limited ? 'noAttendeesFound' : 'noAttendeesYet')}
              text={t(limited ? 'tryOtherFilters' : 'noneYetHint')}
              action={limited && <Button onPress={() => props.onChosen(noFilters)}>{t('clearAllFilters')}</Button>}
            />
          }
        >
          {(items) => <AttendeeTable attendees={items} />}
        </ShowMoreList>
      </Density>
    </PageLayout>
  );
}
