import { calls, useAction, useEndpoint } from '@portal/api';
import { useMessages } from '@portal/kit';
import { eventsMessages } from '../../messages.ts';

/** The address at which the person's own calendar reads what they attend. */
export function useCalendarFeed() {
  const t = useMessages(eventsMessages);
  const { view } = useEndpoint(calls.calendar.feed, {});
  const make = useAction(calls.calendar.newFeed, {
    success: t('feedNewToast'),
    failure: t('feedNewFailed'),
    invalidates: [calls.calendar.feed],
  });
  const end = useAction(calls.calendar.endFeed, {
    success: t('feedEndToast'),
    failure: t('feedEndFailed'),
    invalidates: [calls.calendar.feed],
  });
  return {
    view,
    isPending: make.isPending || end.isPending,
    make: () => make.run({}),
    end: () => end.run({}),
  };
}

export type FeedChanges = Pick<ReturnType<typeof useCalendarFeed>, 'isPending' | 'make' | 'end'>;
