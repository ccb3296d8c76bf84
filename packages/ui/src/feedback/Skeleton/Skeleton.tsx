import { classNames } from '../../foundations/class-names.ts';
import { sizes as avatarSizes } from '../../people/Avatar/Avatar.css.ts';
import type { AvatarSize } from '../../people/Avatar/Avatar.tsx';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps {
  kind?: 'text' | 'small' | 'heading' | 'block' | 'circle' | 'image' | 'button';
  width?: 'full' | 'long' | 'half' | 'short';
  /** How many lines of text; the last one is shorter. */
  lines?: number;
  /** The avatar that a circle stands for. */
  size?: AvatarSize;
}

/** Stands where something is still loading, as tall as what comes. */
export function Skeleton({ kind = 'text', width, lines = 1, size = 'md' }: SkeletonProps) {
  if (lines > 1) {
    return (
      <span className={styles.lines}>
        {Array.from({ length: lines }, (_, index) => (
          <Skeleton key={index} kind={kind} width={index === lines - 1 ? 'half' : (width ?? 'full')} />
        ))}
      </span>
    );
  }
  if (kind === 'circle')
    return <span className={classNames(styles.skeleton, avatarSizes[size], styles.kinds.circle)} />;
  return (
    <span
      className={classNames(
        styles.skeleton,
        styles.kinds[kind],
        styles.widths[width ?? (kind === 'button' ? 'button' : 'full')],
      )}
    />
  );
}
