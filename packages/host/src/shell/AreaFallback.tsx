import { Skeleton } from '@portal/ui';
import * as styles from './area-layout.css.ts';
import { PageSkeleton } from './PageSkeleton.tsx';

/** The fallback of an area while its code, or who looks, is loading: its skeleton has the frame of what comes. */
export function AreaFallback(props: { label: string }) {
  return (
    <div className={styles.frame}>
      <div className={styles.bar}>
        <span className={styles.buttonSkeleton}>
          <Skeleton kind="heading" width="half" />
        </span>
      </div>
      <div className={styles.side}>
        <Skeleton lines={8} />
      </div>
      <div className={styles.page}>
        <PageSkeleton label={props.label} />
      </div>
    </div>
  );
}
