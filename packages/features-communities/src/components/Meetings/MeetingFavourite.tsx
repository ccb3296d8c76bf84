import { calls, firstLimits, type Meeting, useToggle } from '@portal/api';
import { successToastMs, useMessages, useOutcome } from '@portal/kit';
import { ToggleButton } from '@portal/ui';
import type { CommunitiesOutcomes } from '../../manifest.ts';
import { communitiesMessages } from '../../messages.ts';

/** Keeps a meeting among the favourites. */
export function MeetingFavourite({ meeting }: { meeting: Meeting }) {
  const { id, communityId, name, isFavorite } = meeting;
  const t = useMessages(communitiesMessages);
  const emit = useOutcome<CommunitiesOutcomes>();
  const favourite = useToggle({
    isOn: isFavorite,
    turnOn: calls.meetings.addFavourite,
    turnOff: calls.meetings.removeFavourite,
    input: { params: { id: communityId, meetingId: id } },
    debounceMs: firstLimits.debounce.toggle,
    success: (isOn) => t(isOn ? 'favouriteAdded' : 'favouriteRemoved'),
    successMs: successToastMs,
    failure: (problem, isOn) => ({
      text: t(isOn ? 'meetingAddFailed' : 'meetingRemoveFailed'),
      description: problem.message,
    }),
    onDone: (isFavourite) => emit('favourited', { communityId, meetingId: id, isFavourite }),
    apply: (cache, { isOn }) => void cache.patch('meeting', id, { isFavorite: isOn }),
  });
  return (
    <ToggleButton
      kind="favourite"
      isSelected={favourite.isOn}
      onChange={favourite.toggle}
      labels={{ on: t('removeMeeting', { name }), off: t('addMeeting', { name }) }}
    />
  );
}
