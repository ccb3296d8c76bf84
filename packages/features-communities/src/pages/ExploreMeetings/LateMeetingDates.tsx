import { useMessages } from '@portal/kit';
import { Button, IconCalendar } from '@portal/ui';
import { useState } from 'react';
import { meetingMessages } from '../../messages-meetings.ts';
import type { MeetingDates } from './MeetingDates.tsx';
import type { MeetingFiltersProps } from './MeetingFiltersPanel.tsx';

/** The calendar is heavier than the list: it comes when it is asked for, or when the address has days. */
export function LateMeetingDates(props: MeetingFiltersProps) {
  const t = useMessages(meetingMessages);
  const [come, setCome] = useState<{ MeetingDates: typeof MeetingDates }>();
  const [isComing, setComing] = useState(false);
  async function want() {
    setComing(true);
    // What cannot be fetched now is fetched when it is asked for again.
    const part = await import('./MeetingDates.tsx').catch(() => undefined);
    setComing(false);
    setCome(part);
  }
  if (come) return <come.MeetingDates {...props} />;
  return (
    <Button icon={IconCalendar} isPending={isComing} onPress={() => void want()}>
      {t('meetingDates')}
    </Button>
  );
}
