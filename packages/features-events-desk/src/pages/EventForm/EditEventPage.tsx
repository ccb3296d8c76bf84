import { calls, useEndpoint } from '@portal/api';
import { type PageProps, useFreshView, useDestinations, useMessages, type View } from '@portal/kit';
import { Button, EmptyState } from '@portal/ui';
import { EventNotFound } from '../../components/EventNotFound.tsx';
import { destinations } from '../../destinations.ts';
import { eventsDeskMessages } from '../../messages.ts';
import { EventEditor } from './EventEditor.tsx';
import { EventFormFrame } from './EventFormFrame.tsx';
import { useDeskOptions } from '../../model/use-desk-options.ts';

/** Where an event is changed. */
export function EditEventPage({ params }: PageProps<'id'>) {
  const t = useMessages(eventsDeskMessages);
  const href = useDestinations(destinations).event(params);
  const options = useDeskOptions();
  const { view, isFetching } = useEndpoint(calls.desk.fields, { params }, { staleTimeMs: 0 });
  const begun = useFreshView(view, isFetching);
  return (
    <EventFormFrame
      title={t('editPageTitle')}
      back={{ href, label: t('backToEvent') }}
      view={both(begun, options)}
      failedTitle={t('eventFailed')}
      notFound={<EventNotFound headingLevel={2} />}
    >
      {([latest, choices]) =>
        latest.status === 'cancelled' ? (
          <EmptyState
            title={t('cancelledTitle')}
            text={t('cancelledText')}
            action={href !== undefined && <Button href={href}>{t('seeEvent')}</Button>}
          />
        ) : (
          <EventEditor key={params.id} id={params.id} latest={latest} options={choices} />
        )
      }
    </EventFormFrame>
  );
}

/** What can be written once both are there. */
function both<A, B>(one: View<A>, other: View<B>): View<[A, B]> {
  if (one.state !== 'ready') return one;
  return other.state === 'ready' ? { ...one, data: [one.data, other.data] } : other;
}
