import type { ContentItem } from '@portal/api';
import { useMessages, type View } from '@portal/kit';
import { Button, EmptyState, Heading, Illustration, type ListItems, type ListMore, PageLayout } from '@portal/ui';
import { ContentGrid } from '../components/ContentGrid/ContentGrid.tsx';
import { contentMessages } from '../messages.ts';
import { type ContentKind, contentWords, useContentDestinations } from '../model/content-kinds.ts';

export interface FavouritesScreenProps {
  kind: ContentKind;
  view: View<ListItems<ContentItem>>;
  more: ListMore;
  /** Of those that are shown, how many are not kept any more. */
  takenOut: number;
}

/** Of My Favourites: every item of a kind that is kept, headed by how many there are. */
export function FavouritesScreen({ kind, view, more, takenOut }: FavouritesScreenProps) {
  const t = useMessages(contentMessages);
  const listHref = useContentDestinations(kind).list();
  const words = contentWords[kind];
  return (
    <PageLayout
      header={
        <Heading level={1}>
          {view.state === 'ready'
            ? t(words.bookmarked, { n: Math.max(0, view.data.total - takenOut) })
            : t(words.title)}
        </Heading>
      }
    >
      <ContentGrid
        kind={kind}
        view={view}
        more={more}
        failedTitle={t('favouritesFailed')}
        restoreKey={`content.favourite-${kind}`}
        empty={
          <EmptyState
            illustration={<Illustration name="search" />}
            title={t(words.noFavourites)}
            text={t('nothingKept')}
            action={listHref !== undefined && <Button href={listHref}>{t(words.toList)}</Button>}
          />
        }
      />
    </PageLayout>
  );
}
