import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../../feedback/LazyPart/lazy-part.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import * as monthStyles from './MiniMonth.css.ts';
import type { YearView } from './YearView.tsx';
import * as styles from './YearView.css.ts';

const load = () => import('./YearView.tsx');
const Late = lazyPart(async () => ({ default: (await load()).YearView }));

/** Fetches the year, for whoever is about to turn to it. */
export const prepareYear = () => void load().catch(() => undefined);

/** The year, which comes when somebody turns to it: most stay with the month. */
export function LateYear(props: ComponentProps<typeof YearView>) {
  return (
    <Suspense fallback={<ComingYear previews={props.previews} />}>
      <Late {...props} />
    </Suspense>
  );
}

/** As tall as a year that is loading. */
export function ComingYear({ previews }: { previews: number }) {
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
