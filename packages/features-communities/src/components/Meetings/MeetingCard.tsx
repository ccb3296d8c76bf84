import type { Meeting } from '@portal/api';
import { meetingVisibility } from '@portal/rules';
import { useDestinations, useMessages } from '@portal/kit';
import { Badge, Inline, lazyComponent, MediaCard, MetaLine, Stack, Text } from '@portal/ui';
import { destinations } from '../../destinations.ts';
import { communitiesMessages } from '../../messages.ts';
import { JoinMeeting } from './JoinMeeting.tsx';
import { MeetingFavourite } from './MeetingFavourite.tsx';
import { MeetingFiles } from './MeetingFiles.tsx';
import { MeetingReplyField } from './MeetingReplyField.tsx';
import { MeetingWhen } from './MeetingWhen.tsx';
import { ShareMeeting } from './ShareMeeting.tsx';

/** For those who look after it: most people read. */
const ManageMeeting = lazyComponent(() =>
  import('../ManageMeeting/ManageMeeting.tsx').then((module) => ({ default: module.ManageMeeting })),
);

export interface MeetingCardProps {
  meeting: Meeting;
  headingLevel?: 2 | 3;
  /** Names its community: not where that is clear. */
  hasCommunity?: boolean;
  isHighlighted?: boolean;
  isFirst?: boolean;
}

/** A meeting in a list, to be answered and joined from there. */
export function MeetingCard({ meeting, headingLevel = 2, hasCommunity = true, ...card }: MeetingCardProps) {
  const t = useMessages(communitiesMessages);
  const href = useDestinations(destinations).meeting({ alias: meeting.community.alias, id: meeting.id });
  const { meetingId, meetingPassword } = meeting;
  return (
    <MediaCard
      {...card}
      title={meeting.name}
      headingLevel={headingLevel}
      href={href}
      imageUrl={meeting.imageUrl ?? meeting.community.imageUrl}
      patternName={meeting.community.name}
      eyebrow={
        hasCommunity && (
          <Text as="span" size="xs" weight="semibold" tone="brand" maxLines={1}>
            {meeting.community.name}
          </Text>
        )
      }
      description={meeting.description}
      badges={<MeetingBadge meeting={meeting} />}
      corner={<MeetingFavourite meeting={meeting} />}
      meta={
        <Stack gap={1}>
          <MeetingWhen meeting={meeting} />
          <MetaLine
            size="xs"
            items={[
              t('goingCount', { n: meeting.goingCount }),
              meetingId !== null && t('meetingNumber', { number: meetingId }),
              meetingPassword !== null && t('meetingPassword', { password: meetingPassword }),
            ]}
          />
        </Stack>
      }
      footer={
        <Stack gap={4}>
          <MeetingFiles meeting={meeting} />
          <MeetingReplyField meeting={meeting} />
          <Inline gap={2}>
            <JoinMeeting meeting={meeting} />
            <ShareMeeting meeting={meeting} isIcon />
            {meeting.canManage && <ManageMeeting meeting={meeting} onError="hide" />}
          </Inline>
        </Stack>
      }
    />
  );
}

export function MeetingBadge({ meeting: { visible } }: { meeting: Pick<Meeting, 'visible'> }) {
  const t = useMessages(communitiesMessages);
  if (visible === meetingVisibility.public) return <Badge tone="info">{t('publicMeeting')}</Badge>;
  return visible === meetingVisibility.private ? <Badge>{t('privateMeeting')}</Badge> : null;
}
