import { useMemo } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { patternOf, patternSize } from './pattern.ts';
import * as styles from './PatternImage.css.ts';

export interface PatternImageProps {
  /** What it is drawn from: the same name always gives the same picture. */
  name: string;
}

/** Stands in where there is no picture, in the brand's tones. It fills the box that it is put in. */
export function PatternImage({ name }: PatternImageProps) {
  const pattern = useMemo(() => patternOf(name), [name]);
  return (
    <svg
      className={classNames(styles.pattern, styles.grounds[pattern.ground - 1])}
      viewBox={`0 0 ${patternSize.width} ${patternSize.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      focusable={false}
    >
      {pattern.shapes.map(({ path, tone }) => (
        <path key={path} d={path} className={styles.shades[tone]} />
      ))}
    </svg>
  );
}
