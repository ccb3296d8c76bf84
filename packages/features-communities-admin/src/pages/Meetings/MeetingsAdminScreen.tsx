import type { LoadedPages, Meeting, PagesState } from '@portal/api';
import { meetingVisibility } from '@portal/rules';
import { MeetingWhen } from '@portal/features-communities/parts';
import { useDestinations, useMessages, type View } from '@portal/kit';
import {
  Badge,
  Banner,
  Button,
  EmptyState,
  ForbiddenNotice,
  Heading,
  Illustration,
  Inline,
  ShowMoreList,
  Skeleton,
  Spread,
  Stack,
  Table,
  type TableColumn,
} from '@portal/ui';
import { type ReactNode, useMemo } from 'react';
import { destinations } from '../../destinations.ts';
import { communitiesAdminMessages } from '../../messages.ts';

export interface MeetingsAdminScreenProps extends Omit<PagesState<Meeting>, 'refetch' | 'view'> {
  view: View<LoadedPages<Meeting>>;
  /** Nothing is planned in an archived community. */
  isArchived: boolean;
  isOver: (meeting: Meeting) => boolean;
  /** Plans another one. */
  action?: ReactNode;
  /** What can be done with one. */
  renderActions: (meeting: Meeting) => ReactNode;
  onAnswers: (meeting: Meeting) => void;
}

/** Meetings to come, then those that are over, with what was done of each. */
export function MeetingsAdminScreen({ isArchived, action, ...props }: MeetingsAdminScreenProps) {
  const t = useMessages(communitiesAdminMessages);
  const { isOver, renderActions, onAnswers, ...list } = props;
  return (
    <Stack gap={5}>
      <Spread align="center">
        <Heading level={1} isFocusable>
          {t('meetingsPageTitle')}
        </Heading>
        {action}
      </Spread>
      {isArchived ? (
        <Banner tone="neutral">{t('archivedMeetings')}</Banner>
      ) : (
        <ShowMoreList
          {...list}
          label={t('meetingsPageTitle')}
          countText={(n) => t('meetingsFound', { n })}
          failedTitle={t('meetingsFailed')}
          forbidden={<ForbiddenNotice title={t('meetingsFailed')} />}
          skeleton={<Skeleton lines={10} />}
          skeletonLabel={t('meetingsLoading')}
          moreLabel={t('showMoreMeetings')}
          moreFailedText={t('moreMeetingsFailed')}
          empty={
            <EmptyState
              scope="panel"
              illustration={<Illustration name="people" />}
              title={t('noMeetings')}
              text={t('noMeetingsText')}
            />
          }
        >
          {(meetings) => <MeetingTable {...{ meetings, isOver, renderActions, onAnswers }} />}
        </ShowMoreList>
      )}
    </Stack>
  );
}

interface MeetingTableProps extends Pick<MeetingsAdminScreenProps, 'isOver' | 'renderActions' | 'onAnswers'> {
  meetings: readonly Meeting[];
}

function MeetingTable({ meetings, isOver, renderActions, onAnswers }: MeetingTableProps) {
  const t = useMessages(communitiesAdminMessages);
  const to = useDestinations(destinations);
  return (
    <Table
      caption={t('meetingsPageTitle')}
      isCaptionHidden
      rows={meetings}
      rowId={({ id }) => id}
      rowLabel={({ name }) => name}
      rowHref={({ id, community: { alias } }) => to.meeting({ alias, id })}
      columns={useColumns(isOver)}
      inlineActions={(meeting) => (
        <Inline gap={2}>
          <Button
            size="sm"
            label={t('meetingAnswersNamed', { n: meeting.goingCount, name: meeting.name })}
            onPress={() => onAnswers(meeting)}
          >
            {t('meetingAnswers', { n: meeting.goingCount })}
          </Button>
          {renderActions(meeting)}
        </Inline>
      )}
    />
  );
}

const audiences = {
  [meetingVisibility.public]: 'forEverybody',
  [meetingVisibility.community]: 'forMembers',
  [meetingVisibility.private]: 'forInvited',
} as const;

function useColumns(isOver: (meeting: Meeting) => boolean): TableColumn<Meeting>[] {
  const t = useMessages(communitiesAdminMessages);
  return useMemo(
    () => [
      { id: 'name', header: t('meetingName'), isRowHeader: true, priority: 'high', cell: ({ name }) => name },
      {
        ...{ id: 'when', header: t('meetingWhen'), priority: 'high' },
        cell: (meeting) => (
          <Stack gap={1}>
            <MeetingWhen meeting={meeting} />
            {isOver(meeting) && (
              <Inline>
                <Badge>{t('meetingOver')}</Badge>
              </Inline>
            )}
          </Stack>
        ),
      },
      { id: 'audience', header: t('meetingAudience'), width: 'sm', cell: ({ visible }) => t(audiences[visible]) },
      {
        ...{ id: 'told', header: t('meetingTold') },
        cell: ({ sendNotification, toDashBoard }) => (
          <Inline gap={2}>
            {sendNotification && <Badge tone="info">{t('meetingNotified')}</Badge>}
            {toDashBoard && <Badge tone="positive">{t('meetingOnDashboard')}</Badge>}
          </Inline>
        ),
      },
    ],
    [t, isOver],
  );
}
