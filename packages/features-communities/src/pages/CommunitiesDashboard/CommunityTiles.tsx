import type { Community } from '@portal/api';
import { useDestination, useMessages } from '@portal/kit';
import { Card, Link, Section, SkeletonPerson, SkeletonRegion } from '@portal/ui';
import { CommunityTile } from '../../components/CommunityTile/CommunityTile.tsx';
import { messages } from '../../messages.ts';
import * as css from './CommunitiesDashboardScreen.css.ts';

interface CommunityTilesProps {
  title: string;
  communities: readonly Community[];
  /** What Explore is limited to behind 'See all'. */
  seeAll?: Record<string, string>;
  /** Keeps the place of the list, so that what follows does not jump. */
  isLoading?: boolean;
}

const tilesShown = 6;

/** A short list of communities to step into; nothing where there is none. */
export function CommunityTiles(props: CommunityTilesProps) {
  const { communities } = props;
  const t = useMessages(messages);
  const to = useDestination();
  const all = props.seeAll && to('communities.explore', {}, props.seeAll);
  if (props.isLoading) return <TilesSkeleton title={props.title} />;
  if (communities.length === 0) return null;
  return (
    <Section title={props.title} actions={all && <Link href={all}>{t('seeAll')}</Link>}>
      <ul className={css.tiles}>
        {communities.slice(0, tilesShown).map((community) => (
          <li key={community.id} className={css.tile}>
            <CommunityTile community={community} href={to('communities.community', { alias: community.alias })} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function TilesSkeleton(props: { title: string }) {
  return (
    <Section title={props.title}>
      <SkeletonRegion>
        <div className={css.tiles}>
          {[1, 2].map((key) => (
            <Card key={key} padding={2}>
              <SkeletonPerson />
            </Card>
          ))}
        </div>
      </SkeletonRegion>
    </Section>
  );
}
