import { useRef } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { ProblemPanel } from '../../feedback/ProblemPanel/ProblemPanel.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { IconZoomIn, IconZoomOut } from '../../foundations/icons/icons.ts';
import { Text } from '../../foundations/Text/Text.tsx';
import { Link } from '../../navigation/Link/Link.tsx';
import type { MarkerWords } from './draw-markers.ts';
import { defaultMapLabels, type MapLabels } from './labels.ts';
import * as styles from './MapOfPlaces.css.ts';
import type { MapPlace, MapTileSource } from './map-place.ts';
import { useMap } from './use-map.ts';

export interface MapOfPlacesProps extends MarkerWords {
  /** Names the map. */
  label: string;
  places: readonly MapPlace[];
  tiles: MapTileSource;
  /** The place around which the list is shown, by its id. */
  chosenId?: string | null;
  onChoose: (id: string) => void;
  labels?: Partial<MapLabels> | undefined;
}

/**
 * A map with how much is where. It shows what a list beside it has too, which is the way for whoever does not see it; its places are buttons all the same, and the map
 * is moved by arrows.
 */
export function MapOfPlaces({ label, tiles, ...props }: MapOfPlacesProps) {
  const labels = { ...defaultMapLabels, ...props.labels };
  const box = useRef<HTMLDivElement>(null);
  const { nameOf, nameOfMany, numberOf, places, chosenId = null, onChoose } = props;
  const map = useMap(box, { nameOf, nameOfMany, numberOf, places, tiles, chosenId, onChoose });
  return (
    <div className={styles.frame}>
      <div className={styles.stage}>
        <div ref={box} className={styles.box} role="group" aria-label={label} />
        {map.hasFailed || map.isLoading ? (
          <div className={styles.waiting}>
            {map.hasFailed ? (
              <ProblemPanel
                title={labels.failed}
                scope="panel"
                onRetry={map.onRetry}
                labels={{ retry: labels.retry }}
              />
            ) : (
              <Spinner label={labels.loading} />
            )}
          </div>
        ) : (
          <div className={styles.tools}>
            <IconButton label={labels.zoomIn} icon={IconZoomIn} isDisabled={!map.canZoomIn} onPress={map.onZoomIn} />
            <IconButton
              label={labels.zoomOut}
              icon={IconZoomOut}
              isDisabled={!map.canZoomOut}
              onPress={map.onZoomOut}
            />
          </div>
        )}
      </div>
      {map.arePicturesGone && (
        <Text role="status" size="sm">
          {labels.picturesGone}
        </Text>
      )}
      <Credit tiles={tiles} />
    </div>
  );
}

function Credit({ tiles: { attribution, attributionUrl } }: { tiles: MapTileSource }) {
  return (
    <Text size="xs" tone="quiet">
      {attributionUrl === undefined ? (
        attribution
      ) : (
        <Link href={attributionUrl} tone="quiet" target="_blank" rel="noopener noreferrer">
          {attribution}
        </Link>
      )}
    </Text>
  );
}
