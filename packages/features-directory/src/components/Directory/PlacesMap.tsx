import type { DirectoryPlace } from '@portal/api';
import type { MapTiles } from '@portal/rules';
import { useFormats, useMessages, type View } from '@portal/kit';
import { lazyComponent, PanelSwitch, Skeleton, SkeletonMap, Stack, Text } from '@portal/ui';
import { useMemo } from 'react';
import { directoryMessages } from '../../messages.ts';
import { type Mapped, useWordsOfMap } from './use-words-of-map.ts';

/** What draws maps is fetched when somebody opens one, and no picture of one before. */
const MapOfPlaces = lazyComponent(() => import('@portal/ui/map').then((module) => ({ default: module.MapOfPlaces })));

export interface PlacesMapProps {
  of: Mapped;
  view: View<readonly DirectoryPlace[]>;
  tiles: MapTiles;
  /** The postcode near which the list is; empty: anywhere. */
  near: string;
  /** A postcode, whose surroundings the list is to show. */
  onChoose: (postCode: string) => void;
  /** What draws it, in place of the usual. */
  drawing?: typeof MapOfPlaces;
}

/** Where those are whom the list has, as far as it is told. */
export function PlacesMap({ of, view, ...props }: PlacesMapProps) {
  const t = useMessages(directoryMessages);
  const words = useWordsOfMap(of);
  return (
    <PanelSwitch
      title={t('map')}
      view={view}
      skeleton={
        <Stack gap={3}>
          <Skeleton kind="small" width="long" />
          <SkeletonMap />
        </Stack>
      }
      skeletonLabel={t('mapLoading')}
      failedTitle={t('placesFailed')}
      empty={<Text>{words.none}</Text>}
    >
      {(places) => (
        <Stack gap={3}>
          <Text size="sm" tone="quiet">
            {words.shown(places.reduce((sum, { total }) => sum + total, 0))}
          </Text>
          <ReadyMap {...props} of={of} places={places} />
        </Stack>
      )}
    </PanelSwitch>
  );
}

function ReadyMap({
  of,
  places,
  tiles,
  near,
  onChoose,
  drawing: Drawing = MapOfPlaces,
}: Omit<PlacesMapProps, 'view'> & { places: readonly DirectoryPlace[] }) {
  const t = useMessages(directoryMessages);
  const { number } = useFormats();
  const words = useWordsOfMap(of);
  const shown = useMemo(() => places.map(({ postCode, ...place }) => ({ ...place, id: postCode })), [places]);
  return (
    <Drawing
      label={t('map')}
      places={shown}
      tiles={tiles}
      chosenId={near}
      nameOf={({ id, total }) => words.at(total, id)}
      nameOfMany={words.around}
      numberOf={number}
      onChoose={onChoose}
      labels={{
        ...{ zoomIn: t('mapZoomIn'), zoomOut: t('mapZoomOut'), loading: t('mapLoading') },
        ...{ moveNorth: t('mapMoveNorth'), moveSouth: t('mapMoveSouth') },
        ...{ moveWest: t('mapMoveWest'), moveEast: t('mapMoveEast'), twoFingers: t('mapTwoFingers') },
        ...{ picturesGone: t('mapGone'), failed: t('mapFailed'), retry: t('tryAgain') },
      }}
      fallback={<SkeletonMap />}
      onError={{ title: t('mapFailed') }}
    />
  );
}
