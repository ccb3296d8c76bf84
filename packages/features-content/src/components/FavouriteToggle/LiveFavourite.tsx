import { useMessages } from '@portal/kit';
import { ToggleButton } from '@portal/ui';
import { newsManifest } from '../../manifest.ts';
import { useFavouriteIds } from '../../model/favourite-ids.ts';
import { FavouriteToggle, type FavouriteToggleProps } from './FavouriteToggle.tsx';

/** The bookmark of an item. It cannot be pressed before it is known whether the reader has put it there, and its place is kept until then. */
export function LiveFavourite({ kind, item }: Omit<FavouriteToggleProps, 'isFavourite'>) {
  const t = useMessages(newsManifest.messages);
  const ids = useFavouriteIds(kind);
  if (ids.state === 'loading')
    return (
      <ToggleButton
        kind="save"
        isSelected={false}
        isDisabled
        onChange={waitForIds}
        labels={{ off: t('addFavourite', { name: item.name }) }}
      />
    );
  if (ids.state !== 'ready') return null;
  return <FavouriteToggle kind={kind} item={item} isFavourite={ids.data.includes(item.id)} />;
}

// A disabled toggle reports no press.
function waitForIds() {}
