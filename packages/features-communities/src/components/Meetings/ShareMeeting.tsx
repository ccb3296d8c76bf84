import type { Meeting } from '@portal/api';
import { useDestinations, useMessages, useShareWords } from '@portal/kit';
import { ShareButton, type ShareButtonProps } from '@portal/ui';
import { destinations } from '../../destinations.ts';
import { communitiesMessages } from '../../messages.ts';

interface ShareMeetingProps extends Pick<ShareButtonProps, 'dialog'> {
  meeting: Meeting;
  isIcon?: boolean;
}

/** Hands the address of a meeting to others, whoever it is for: it opens for those who may see it. */
export function ShareMeeting({ meeting, isIcon = false, dialog }: ShareMeetingProps) {
  const t = useMessages(communitiesMessages);
  return (
    <ShareButton
      {...useShareWords()}
      href={useDestinations(destinations).meeting({ alias: meeting.community.alias, id: meeting.id })}
      label={isIcon ? t('shareMeetingOf', { name: meeting.name }) : t('shareMeeting')}
      isIcon={isIcon}
      title={t('shareMeeting')}
      description={t('shareMeetingHint')}
      subject={meeting.name}
      dialog={dialog}
    />
  );
}
