import { calls, firstLimits, type PortalEvent, useToggle } from '@portal/api';
import { successToastMs, useMessages, useOutcome } from '@portal/kit';
import { ToggleButton } from '@portal/ui';
import type { EventsOutcomes } from '../../manifest.ts';
import { eventsMessages } from '../../messages.ts';

/** Keeps an event among the favourites. */
export function FavouriteToggle({ event }: { event: Pick<PortalEvent, 'id' | 'title' | 'isFavorite'> }) {
  const { id, title, isFavorite } = event;
  const t = useMessages(eventsMessages);
  const emit = useOutcome<EventsOutcomes>();
  const favourite = useToggle({
    isOn: isFavorite,
    turnOn: calls.events.addFavourite,
    turnOff: calls.events.removeFavourite,
    input: { params: { id } },
    debounceMs: firstLimits.debounce.toggle,
    success: (isOn) => t(isOn ? 'favouriteAdded' : 'favouriteRemoved'),
    successMs: successToastMs,
    failure: (problem, isOn) => ({
      text: t(isOn ? 'favouriteAddFailed' : 'favouriteRemoveFailed'),
      description: problem.message,
    }),
    invalidates: [calls.events.favourites],
    onDone: (isFavourite) => emit('favourited', { eventId: id, isFavourite }),
    apply: (cache, { isOn }) => void cache.patch('event', id, { isFavorite: isOn }),
  });
  return (
    <ToggleButton
      kind="favourite"
      isSelected={favourite.isOn}
      onChange={favourite.toggle}
      labels={{ on: t('removeFavourite', { title }), off: t('addFavourite', { title }) }}
    />
  );
}
