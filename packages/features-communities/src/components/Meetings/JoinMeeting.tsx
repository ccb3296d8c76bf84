import type { Meeting } from '@portal/api';
import { safeHref, useMessages } from '@portal/kit';
import { Button, IconVideo } from '@portal/ui';
import { communitiesMessages } from '../../messages.ts';

interface JoinMeetingProps {
  meeting: Pick<Meeting, 'name' | 'meetingLink'>;
  tone?: 'primary' | 'secondary';
}

/** Leads to where a meeting is held, where that is known. */
export function JoinMeeting({ meeting: { name, meetingLink }, tone = 'secondary' }: JoinMeetingProps) {
  const t = useMessages(communitiesMessages);
  const href = safeHref(meetingLink);
  if (href === null || href === undefined || meetingLink === '') return null;
  return (
    <Button href={href} target="_blank" tone={tone} icon={IconVideo} aria-label={t('joinMeetingOf', { name })}>
      {t('joinMeeting')}
    </Button>
  );
}
