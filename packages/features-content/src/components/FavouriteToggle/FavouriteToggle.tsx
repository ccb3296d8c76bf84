import { type ContentItem, useToggle } from '@portal/api';
import { successToastMs, useMessages } from '@portal/kit';
import { ToggleButton } from '@portal/ui';
import { newsManifest } from '../../manifest.ts';
import { contentCalls } from '../../model/content-calls.ts';
import type { ContentKind } from '../../model/content-kinds.ts';
import { markFavourite } from '../../model/favourite-ids.ts';

export interface FavouriteToggleProps {
  kind: ContentKind;
  item: Pick<ContentItem, 'id' | 'name'>;
  isFavourite: boolean;
}

/** Keeps a piece of news or a resource among the favourites. */
export function FavouriteToggle({ kind, item: { id, name }, isFavourite }: FavouriteToggleProps) {
  const t = useMessages(newsManifest.messages);
  const favourite = useToggle({
    isOn: isFavourite,
    turnOn: contentCalls[kind].addFavourite,
    turnOff: contentCalls[kind].removeFavourite,
    input: { params: { id } },
    success: (isOn) => t(isOn ? 'favouriteAdded' : 'favouriteRemoved'),
    successMs: successToastMs,
    failure: (problem, isOn) => ({
      text: t(isOn ? 'favouriteAddFailed' : 'favouriteRemoveFailed'),
      description: problem.message,
    }),
    invalidates: [contentCalls[kind].favourites],
    apply: (cache, { isOn }) => markFavourite(cache, kind, id, isOn),
  });
  return (
    <ToggleButton
      kind="save"
      isSelected={favourite.isOn}
      onChange={favourite.toggle}
      labels={{ on: t('removeFavourite', { name }), off: t('addFavourite', { name }) }}
    />
  );
}
