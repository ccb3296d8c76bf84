import { classNames } from '../../foundations/class-names.ts';
import type { ProgressRingSegment } from './ring-shares.ts';
import { RingDrawing } from './RingDrawing.tsx';
import * as styles from './ProgressRing.css.ts';

export interface ProgressRingProps {
  /** What is counted, for screen readers: 'CPD hours'. */
  label: string;
  value: number;
  target: number;
  /** The whole of it in words: '14 of 20 hours'. */
  valueText: string;
  /** In the middle: '14'. The value when left out. */
  figure?: string | undefined;
  /** Below the figure: 'of 20 hours'. Not in the small size. */
  caption?: string | undefined;
  size?: 'sm' | 'md' | 'lg';
  /** What the value is made of. They are listed beside the ring, in their order around it. */
  segments?: readonly ProgressRingSegment[] | undefined;
  /** The words of a segment's value in the list. */
  formatValue?: ((value: number) => string) | undefined;
}

/** How far something has come towards a target, with the figure in the middle. Beyond the target a second lap begins. */
export function ProgressRing(props: ProgressRingProps) {
  const { segments = [], formatValue = String } = props;
  if (segments.length === 0) return <Ring {...props} />;
  return (
    <div className={styles.layout}>
      <Ring {...props} />
      <ul className={styles.legend}>
        {segments.map(({ id, label, value }, index) => (
          <li key={id} className={styles.legendEntry}>
            <span className={classNames(styles.swatch, segmentColor(index))} />
            <span>
              {label} <span className={styles.legendValue}>{formatValue(value)}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Ring(props: ProgressRingProps) {
  const { label, value, target, size = 'md', segments } = props;
  const spoken = {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': Math.max(0, target),
    'aria-valuenow': Math.min(Math.max(0, value), Math.max(0, target)),
    'aria-valuetext': props.valueText,
  };
  return (
    <div className={classNames(styles.ring, styles.sizes[size])} {...spoken}>
      <RingDrawing value={value} target={target} segments={segments} segmentColor={segmentColor} />
      <div className={styles.middle}>
        <span className={classNames(styles.figure, styles.figures[size])}>{props.figure ?? value}</span>
        {props.caption && size !== 'sm' ? <span className={styles.caption}>{props.caption}</span> : null}
      </div>
    </div>
  );
}

function segmentColor(index: number): string | undefined {
  return styles.segmentColors[index % styles.segmentColors.length];
}
