import { classNames } from '../../foundations/class-names.ts';
import { ringShares, segmentShares, type ProgressRingSegment } from './ring-shares.ts';
import * as styles from './ProgressRing.css.ts';

interface RingDrawingProps {
  value: number;
  target: number;
  segments?: readonly ProgressRingSegment[] | undefined;
  segmentColor: (index: number) => string | undefined;
}

/** Percent of the ring that stay free between two segments. */
const gap = 1.2;

export function RingDrawing({ value, target, segments = [], segmentColor }: RingDrawingProps) {
  const { filled, beyond } = ringShares(value, target);
  return (
    <svg className={styles.drawing} viewBox="0 0 100 100" fill="none" aria-hidden>
      <circle className={styles.track} cx={50} cy={50} r={44} strokeWidth={10} />
      {segments.length > 0 ? (
        segmentShares(segments, target).map(({ id, start, length }) => (
          <Arc
            key={id}
            start={start}
            length={Math.max(0.004, length - gap / 100)}
            className={classNames(styles.segment, segmentColor(segments.findIndex((segment) => segment.id === id)))}
          />
        ))
      ) : (
        <>
          <Arc length={filled} className={beyond > 0 ? styles.firstLap : styles.filled} />
          <Arc length={beyond} className={styles.filled} />
        </>
      )}
    </svg>
  );
}

interface ArcProps {
  start?: number;
  length: number;
  className: string;
}

/** An arc from the top, clockwise. An empty one is not rendered: its round ends would show as a dot. */
function Arc({ start = 0, length, className }: ArcProps) {
  if (length <= 0) return null;
  return (
    <circle
      className={classNames(styles.arc, className)}
      cx={50}
      cy={50}
      r={44}
      strokeWidth={10}
      pathLength={100}
      strokeDasharray={`${length * 100} 100`}
      transform={`rotate(${start * 360 - 90} 50 50)`}
    />
  );
}
