import { calls, useToggle, type Community } from '@portal/api';
import { successToastMs, useMessages, useOutcome } from '@portal/kit';
import { ToggleButton } from '@portal/ui';
import type { CommunitiesOutcomes } from '../../manifest.ts';
import { communitiesMessages } from '../../messages.ts';

/** Keeps a community among the favourites. */
export function FavouriteToggle(props: { community: Community }) {
  const { id, name, isFavorite } = props.community;
  const t = useMessages(communitiesMessages);
  const emit = useOutcome<CommunitiesOutcomes>();
  const favourite = useToggle({
    isOn: isFavorite,
    turnOn: calls.communities.addToFavorite,
    turnOff: calls.communities.deleteFromFavorite,
    input: { params: { id } },
    success: (isOn) => t(isOn ? 'favouriteAdded' : 'favouriteRemoved'),
    successMs: successToastMs,
    failure: (problem, isOn) => ({
      text: t(isOn ? 'favouriteAddFailed' : 'favouriteRemoveFailed'),
      description: problem.message,
    }),
    invalidates: [calls.communities.topFavorites],
    onDone: (isFavourite) => emit('favourited', { communityId: id, isFavourite }),
    apply: (cache, { isOn }) => void cache.patch('community', id, { isFavorite: isOn }),
  });
  return (
    <ToggleButton
      kind="favourite"
      isSelected={favourite.isOn}
      onChange={favourite.toggle}
      labels={{ on: t('removeFavourite', { name }), off: t('addFavourite', { name }) }}
    />
  );
}
