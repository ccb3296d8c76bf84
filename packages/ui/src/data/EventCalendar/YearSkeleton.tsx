import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import * as monthStyles from './MiniMonth.css.ts';
import * as styles from './YearView.css.ts';

/** As tall as a year that is loading. */
export function YearSkeleton({ previews }: { previews: number }) {
  return (
    <div className={styles.year} aria-busy>
      {Array.from({ length: 12 }, (_, month) => (
        <div key={month} className={monthStyles.month}>
          <span className={monthStyles.title} />
          <div className={monthStyles.days} />
          <div className={monthStyles.previews}>
            <Skeleton kind="small" lines={previews} />
          </div>
        </div>
      ))}
    </div>
  );
}
