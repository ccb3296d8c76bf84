import { useMessages } from '@portal/kit';
import { IconCalendar, MenuButton } from '@portal/ui';
import { eventsMessages } from '../../messages.ts';
import { calendarLinks, type CalendarText } from '../../model/calendar-links.ts';

interface AddToCalendarProps extends CalendarText {
  /** Of the file that calendars open. */
  fileUrl: string;
  /** In a row of sessions: an icon, named after its session. */
  isOfSession?: boolean;
}

/** The ways of an event, or of one of its sessions, into a calendar. */
export function AddToCalendar({ fileUrl, isOfSession = false, ...text }: AddToCalendarProps) {
  const t = useMessages(eventsMessages);
  const { google, outlook, microsoft365 } = calendarLinks(text);
  const web = { target: '_blank' } as const;
  return (
    <MenuButton
      label={isOfSession ? t('addSessionToCalendar', { title: text.title }) : t('addToCalendar')}
      trigger={
        isOfSession ? { kind: 'icon', icon: IconCalendar, tone: 'quiet' } : { kind: 'button', icon: IconCalendar }
      }
      items={[
        {
          id: 'file',
          label: t('calendarFile'),
          description: t('calendarFileHint'),
          href: fileUrl,
          isDownload: true,
        },
        { id: 'google', label: t('googleCalendar'), href: google, ...web },
        { id: 'outlook', label: t('outlookCom'), href: outlook, ...web },
        { id: 'microsoft365', label: t('microsoft365'), href: microsoft365, ...web },
      ]}
    />
  );
}
