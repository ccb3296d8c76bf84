import type { Meeting } from '@portal/api';
import { useDestinations, useMessages, usePortal, useBackHref, type View, ViewSwitch } from '@portal/kit';
import {
  BackLink,
  Button,
  Card,
  DescriptionList,
  Heading,
  IconCalendar,
  Image,
  Inline,
  lazyComponent,
  Link,
  NotFoundNotice,
  PageLayout,
  ProblemPanel,
  Section,
  Skeleton,
  SkeletonPerson,
  SkeletonRegion,
  Stack,
  Text,
} from '@portal/ui';
import { DownloadFiles } from '../../components/Meetings/DownloadFiles.tsx';
import { JoinMeeting } from '../../components/Meetings/JoinMeeting.tsx';
import { MeetingBadge } from '../../components/Meetings/MeetingCard.tsx';
import { MeetingFavourite } from '../../components/Meetings/MeetingFavourite.tsx';
import { MeetingFiles } from '../../components/Meetings/MeetingFiles.tsx';
import { MeetingReplyField } from '../../components/Meetings/MeetingReplyField.tsx';
import { MeetingWhen } from '../../components/Meetings/MeetingWhen.tsx';
import { ShareMeeting } from '../../components/Meetings/ShareMeeting.tsx';
import { destinations } from '../../destinations.ts';
import { communitiesMessages } from '../../messages.ts';

// For those who look after the meeting, who are few.
const ManageMeeting = lazyComponent(() =>
  import('../../components/ManageMeeting/ManageMeeting.tsx').then((module) => ({ default: module.ManageMeeting })),
);
const MeetingReplies = lazyComponent(() =>
  import('./MeetingReplies.tsx').then((part) => ({ default: part.MeetingReplies })),
);

export interface MeetingDetailsScreenProps {
  view: View<Meeting>;
}

/** A meeting: what it is about, when and where, and what one answers. */
export function MeetingDetailsScreen({ view }: MeetingDetailsScreenProps) {
  const t = useMessages(communitiesMessages);
  return (
    <ViewSwitch
      view={view}
      loading={() => (
        <PageLayout>
          <SkeletonRegion>
            <Skeleton lines={10} />
          </SkeletonRegion>
        </PageLayout>
      )}
      empty={() => <NotFound />}
      notFound={() => <NotFound />}
      failed={(problem, retry) => (
        <PageLayout>
          <ProblemPanel scope="page" title={t('meetingFailed')} detail={problem.message} onRetry={retry} />
        </PageLayout>
      )}
      forbidden={() => <NotFound />}
      ready={(meeting) => <Found meeting={meeting} />}
    />
  );
}

/** Whether it is not there or not for whoever asks is told to nobody. */
function NotFound() {
  const t = useMessages(communitiesMessages);
  const explore = useDestinations(destinations).exploreMeetings();
  return (
    <PageLayout>
      <NotFoundNotice
        title={t('meetingNotFound')}
        text={t('meetingNotFoundHint')}
        action={explore !== undefined && <Button href={explore}>{t('exploreMeetingsPageTitle')}</Button>}
      />
    </PageLayout>
  );
}

function Found({ meeting }: { meeting: Meeting }) {
  const t = useMessages(communitiesMessages);
  const to = useDestinations(destinations);
  const { alias, name } = meeting.community;
  const meetings = to.communityMeetings({ alias });
  const list = useBackHref(meetings);
  const { navigation } = usePortal();
  return (
    <PageLayout
      header={
        <Stack gap={4}>
          {list !== undefined && <BackLink href={list}>{t('toCommunityMeetings', { name })}</BackLink>}
          <Stack gap={3}>
            <Inline gap={3}>
              <Heading level={1} isFocusable>
                {meeting.name}
              </Heading>
              <MeetingFavourite meeting={meeting} />
              {meeting.canManage && (
                <ManageMeeting
                  meeting={meeting}
                  onRemoved={() => meetings !== undefined && navigation.navigate(meetings)}
                  onError="hide"
                />
              )}
            </Inline>
            <MeetingBadge meeting={meeting} />
          </Stack>
        </Stack>
      }
      side={<Facts meeting={meeting} />}
      isSideFirst
    >
      <Stack gap={8}>
        {meeting.imageUrl !== null && <Image src={meeting.imageUrl} alt="" patternName={meeting.name} isLargest />}
        <Section level={2} title={t('aboutMeeting')}>
          <Text keepsLines>{meeting.description}</Text>
        </Section>
        {meeting.assets.length > 0 && (
          <Section
            level={2}
            title={t('filesHeading')}
            actions={meeting.assets.length > 1 && <DownloadFiles meeting={meeting} />}
          >
            <MeetingFiles meeting={meeting} />
          </Section>
        )}
        {meeting.canManage && (
          <Section level={2} title={t('repliesTerm')}>
            <MeetingReplies meeting={meeting} fallback={<SkeletonPerson />} />
          </Section>
        )}
      </Stack>
    </PageLayout>
  );
}

function Facts({ meeting }: { meeting: Meeting }) {
  const t = useMessages(communitiesMessages);
  const community = useDestinations(destinations).community({ alias: meeting.community.alias });
  const { meetingId, meetingPassword, goingCount } = meeting;
  const { name } = meeting.community;
  return (
    <Card>
      <Stack gap={5}>
        <DescriptionList
          isStacked
          items={[
            { term: t('when'), description: <MeetingWhen meeting={meeting} /> },
            {
              term: t('organisedBy'),
              description: community === undefined ? name : <Link href={community}>{name}</Link>,
            },
            { term: t('repliesTerm'), description: t('goingCount', { n: goingCount }) },
            ...(meetingId === null ? [] : [{ term: t('numberTerm'), description: meetingId }]),
            ...(meetingPassword === null ? [] : [{ term: t('passwordTerm'), description: meetingPassword }]),
          ]}
        />
        <MeetingReplyField meeting={meeting} />
        <Stack gap={2}>
          <JoinMeeting meeting={meeting} tone="primary" />
          <Button href={meeting.calendarUrl} icon={IconCalendar} download>
            {t('addToCalendar')}
          </Button>
          <ShareMeeting meeting={meeting} />
        </Stack>
      </Stack>
    </Card>
  );
}
