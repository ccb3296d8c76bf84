import type { Community } from '@portal/api';
import { useDestinations, useMessages, type View } from '@portal/kit';
import { Card, Link, PanelSwitch, SkeletonPerson } from '@portal/ui';
import type { ReactNode } from 'react';
import { destinations } from '../../destinations.ts';
import { CommunityTile } from '../CommunityTile/CommunityTile.tsx';
import { communitiesManifest } from '../../manifest.ts';
import * as css from './CommunityTiles.css.ts';

interface CommunityTilesProps {
  title: string;
  view: View<readonly Community[]>;
  failedTitle: string;
  /** What Explore is limited to behind 'See all'. */
  seeAll?: Record<string, string>;
  /** Rendered when there is none; without it nothing is. */
  empty?: ReactNode;
  /** Swept sideways at every width, so that what is below keeps its place however many come. */
  isInOneRow?: boolean;
}

const tilesShown = 6;

/** A short list of communities to step into. */
export function CommunityTiles({ title, view, failedTitle, seeAll, empty, isInOneRow }: CommunityTilesProps) {
  const t = useMessages(communitiesManifest.messages);
  const to = useDestinations(destinations);
  const tiles = isInOneRow ? css.row : css.grid;
  const all = seeAll && to.explore({}, seeAll);
  return (
    <PanelSwitch
      title={title}
      actions={all && <Link href={all}>{t('seeAll')}</Link>}
      view={view}
      skeleton={<TilesSkeleton tiles={tiles} />}
      failedTitle={failedTitle}
      empty={empty}
    >
      {(communities) =>
        communities.length === 0 ? null : (
          <ul className={tiles}>
            {communities.slice(0, tilesShown).map((community) => (
              <li key={community.id} className={css.tile}>
                <CommunityTile community={community} href={to.community({ alias: community.alias })} />
              </li>
            ))}
          </ul>
        )
      }
    </PanelSwitch>
  );
}

function TilesSkeleton({ tiles }: { tiles: string }) {
  return (
    <div className={tiles}>
      {[1, 2].map((key) => (
        <Card key={key} padding={2}>
          <SkeletonPerson />
        </Card>
      ))}
    </div>
  );
}
