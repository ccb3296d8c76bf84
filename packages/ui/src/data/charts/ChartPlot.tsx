import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import type { useActiveIndex } from './use-active-index.ts';
import * as styles from './Chart.css.ts';

interface ChartPlotProps {
  name: string;
  active: ReturnType<typeof useActiveIndex>;
  /** What is said of the value that the keyboard came to. */
  words: string;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  children: ReactNode;
}

/** Where values are drawn: one stop of the keyboard, whose arrow keys go through them. */
export function ChartPlot({ name, active, words, className, style, children }: ChartPlotProps) {
  return (
    // An application has the arrow keys to itself; its name says what they do.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions
    <div
      role="application"
      aria-label={name}
      tabIndex={0}
      className={classNames(styles.plot, className)}
      style={style}
      {...active.plotProps}
    >
      {children}
      <span role="status">
        <VisuallyHidden>{active.isAnnounced ? words : ''}</VisuallyHidden>
      </span>
    </div>
  );
}
