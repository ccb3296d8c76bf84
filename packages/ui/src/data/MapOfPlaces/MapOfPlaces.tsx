import { useRef } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { ProblemPanel } from '../../feedback/ProblemPanel/ProblemPanel.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { classNames } from '../../foundations/class-names.ts';
import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconZoomIn,
  IconZoomOut,
} from '../../foundations/icons/icons.ts';
import { Text } from '../../foundations/Text/Text.tsx';
import { Link } from '../../navigation/Link/Link.tsx';
import type { MarkerWords } from './draw-markers.ts';
import { foot, frame, height, ofFingers } from './frame.css.ts';
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
 * is moved by a mouse, by two fingers, by arrows, and by buttons for whoever can do none of these.
 */
export function MapOfPlaces({ label, tiles, ...props }: MapOfPlacesProps) {
  const labels = { ...defaultMapLabels, ...props.labels };
  const box = useRef<HTMLDivElement>(null);
  const { nameOf, nameOfMany, numberOf, places, chosenId = null, onChoose } = props;
  const map = useMap(box, { nameOf, nameOfMany, numberOf, places, tiles, chosenId, onChoose });
  return (
    <div className={frame}>
      <div className={classNames(styles.stage, height)}>
        <div ref={box} className={styles.box} role="group" aria-label={label} />
        {/* Two elements: one that became the other would be seen to move. */}
        {map.hasFailed || map.isLoading ? (
          <div key="waiting" className={styles.waiting}>
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
          <div key="tools" className={styles.tools}>
            <IconButton label={labels.zoomIn} icon={IconZoomIn} isDisabled={!map.canZoomIn} onPress={map.onZoomIn} />
            <IconButton
              label={labels.zoomOut}
              icon={IconZoomOut}
              isDisabled={!map.canZoomOut}
              onPress={map.onZoomOut}
            />
          </div>
        )}
        {map.arePicturesGone && (
          <div className={styles.gone}>
            <Text role="status" size="sm">
              {labels.picturesGone}
            </Text>
          </div>
        )}
      </div>
      <div className={ofFingers}>
        <Text size="sm" tone="quiet">
          {labels.twoFingers}
        </Text>
      </div>
      <div className={foot}>
        <Credit tiles={tiles} />
        <Moves labels={labels} isDisabled={!map.canMove} onMove={map.onMove} />
      </div>
    </div>
  );
}

interface MovesProps {
  labels: MapLabels;
  isDisabled: boolean;
  onMove: (east: number, south: number) => void;
}

/** Whoever cannot drag moves it a press at a time. */
function Moves({ labels, isDisabled, onMove }: MovesProps) {
  const ways = [
    { label: labels.moveWest, icon: IconArrowLeft, east: -1, south: 0 },
    { label: labels.moveNorth, icon: IconArrowUp, east: 0, south: -1 },
    { label: labels.moveSouth, icon: IconArrowDown, east: 0, south: 1 },
    { label: labels.moveEast, icon: IconArrowRight, east: 1, south: 0 },
  ];
  return (
    <div className={styles.moves} data-direction="ltr">
      {ways.map(({ label, icon, east, south }) => (
        <IconButton key={label} label={label} icon={icon} isDisabled={isDisabled} onPress={() => onMove(east, south)} />
      ))}
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
