import { calls, useEndpoint } from '@portal/api';
import { type PageProps, useDestinations, useMessages } from '@portal/kit';
import { Disclosure } from '@portal/ui';
import { destinations } from '../../destinations.ts';
import { eventsDeskMessages } from '../../messages.ts';
import { DeskEventScreen } from './DeskEventScreen.tsx';
import { EventActions, type EventActionsProps } from './EventActions.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import { useEventMutations } from './use-event-mutations.ts';

/** One event, for those who look after it. */
export function DeskEventPage({ params }: PageProps<'id'>) {
  const t = useMessages(eventsDeskMessages);
  const { view } = useEndpoint(calls.desk.byId, { params });
  const to = useDestinations(destinations);
  return (
    <DeskEventScreen
      view={view}
      backHref={to.list()}
      memberHref={to.memberEvent(params)}
      actions={(event) => <LiveActions event={event} editHref={to.edit(params)} repeatHref={to.repeat(params)} />}
      more={({ id }) => <Disclosure title={t('history')}>{() => <HistoryPanel id={id} />}</Disclosure>}
    />
  );
}

function LiveActions(props: Omit<EventActionsProps, 'mutations'>) {
  return <EventActions {...props} mutations={useEventMutations(props.event)} />;
}
