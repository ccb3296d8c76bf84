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
