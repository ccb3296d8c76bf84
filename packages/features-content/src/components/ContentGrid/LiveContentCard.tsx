import { useContentDestinations, type ContentKind } from '../../model/content-kinds.ts';
import { LiveFavourite } from '../FavouriteToggle/LiveFavourite.tsx';
import { ContentCard, type ContentCardProps } from './ContentCard.tsx';

interface LiveContentCardProps extends Pick<ContentCardProps, 'item' | 'headingLevel' | 'isFirst'> {
  kind: ContentKind;
}

/** A card that leads to its page and can be kept. */
export function LiveContentCard({ kind, item, ...card }: LiveContentCardProps) {
  const to = useContentDestinations(kind);
  return (
    <ContentCard
      {...card}
      item={item}
      href={to.item({ id: item.id })}
      favourite={<LiveFavourite kind={kind} item={item} />}
    />
  );
}
