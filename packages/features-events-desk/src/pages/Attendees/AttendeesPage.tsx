import { calls, useAction } from '@portal/api';
import { type PageProps, saveFile, useDestinations, useMessages } from '@portal/kit';
import { destinations } from '../../destinations.ts';
import { eventsDeskMessages } from '../../messages.ts';
import { AttendeesScreen } from './AttendeesScreen.tsx';
import { useAttendees } from './use-attendees.ts';

/** Who comes to an event, for those who look after it. */
export function AttendeesPage(props: PageProps<'id'>) {
  const { params } = props;
  const t = useMessages(eventsDeskMessages);
  const to = useDestinations(destinations);
  const { run, isPending } = useAction(calls.attendance.exportCsv, { failure: t('csvFailed') });
  const save = () =>
    run({ params })
      .then((file) => saveFile(file, t('fileName')))
      .catch(() => undefined);
  return (
    <AttendeesScreen
      {...useAttendees(props)}
      backHref={to.event(params)}
      checkInHref={to.checkIn(params)}
      cateringHref={to.catering(params)}
      isSaving={isPending}
      onSave={() => void save()}
    />
  );
}
