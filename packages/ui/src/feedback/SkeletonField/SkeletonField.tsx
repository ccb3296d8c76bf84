import { classNames } from '../../foundations/class-names.ts';
import { skeleton } from '../Skeleton/Skeleton.css.ts';
import * as styles from './SkeletonField.css.ts';

/** A field with its label that is loading. */
export function SkeletonField() {
  return (
    <span className={styles.field}>
      <span className={classNames(skeleton, styles.label)} />
      <span className={classNames(skeleton, styles.control)} />
    </span>
  );
}

/** A `FilterBar` beside its list that is loading; without the line for its result where it will have none. */
export function SkeletonFilterBar({ hasResult = true }: { hasResult?: boolean }) {
  return (
    <span className={styles.bar}>
      <span className={classNames(skeleton, styles.control, styles.search)} />
      {hasResult && <span className={styles.outcome} />}
    </span>
  );
}
