import { useState, type ReactNode } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { classNames } from '../../foundations/class-names.ts';
import { IconChart, IconTable } from '../../foundations/icons/icons.ts';
import { SkeletonRegion } from '../../feedback/Skeleton/SkeletonRegion.tsx';
import { skeleton } from '../../feedback/Skeleton/Skeleton.css.ts';
import type { ChartLabels, ChartSize } from './chart-data.ts';
import { ChartTable, type ChartTableData } from './ChartTable.tsx';
import * as styles from './Chart.css.ts';

interface ChartFrameProps {
  label: string;
  labels: ChartLabels;
  size: ChartSize;
  isLoading?: boolean | undefined;
  isEmpty: boolean;
  legend?: ReactNode;
  table: ChartTableData;
  children: ReactNode;
}

/** What stands around every chart: its legend, the way to its table, and its other states at the same height. */
export function ChartFrame(props: ChartFrameProps) {
  const { label, labels, size, isLoading, isEmpty } = props;
  const [isTable, setTable] = useState(false);
  const height = styles.heights[size];
  if (isLoading) {
    return (
      <figure aria-label={label} className={styles.chart}>
        <SkeletonRegion label={labels.loading}>
          <div className={styles.head} />
          <span className={classNames(skeleton, styles.loading, height)} />
        </SkeletonRegion>
      </figure>
    );
  }
  if (isEmpty) {
    return (
      <figure aria-label={label} className={styles.chart}>
        <div className={styles.head} />
        <p className={classNames(styles.nothing, height)}>{labels.empty}</p>
      </figure>
    );
  }
  return (
    <figure aria-label={label} className={styles.chart}>
      <div className={styles.head}>
        {isTable ? null : props.legend}
        <div className={styles.toggle}>
          <Button tone="quiet" size="sm" icon={isTable ? IconChart : IconTable} onPress={() => setTable(!isTable)}>
            {isTable ? labels.showChart : labels.showTable}
          </Button>
        </div>
      </div>
      {isTable ? <ChartTable label={label} {...props.table} /> : props.children}
    </figure>
  );
}
