import { useState } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { PatternImage } from '../PatternImage/PatternImage.tsx';
import * as styles from './Image.css.ts';
import { pictureSizes } from './picture-sizes.ts';

export interface ImageProps {
  src?: string | null | undefined;
  alt: string;
  ratio?: '16:9' | '4:3' | '3:1' | '1:1';
  /** Draws the pattern that stands in for a missing picture. */
  patternName?: string | undefined;
  radius?: 'image' | 'card' | 'none';
  loading?: 'lazy' | 'eager';
  /** The largest that is seen when the page opens: fetched before all others. */
  isLargest?: boolean;
  /** How wide it is shown, as in `<img sizes>`, for browsers that do not find it out; the whole width of the page when left out. */
  sizes?: string;
}

/** A picture that keeps its space while it loads, and becomes a pattern where there is none. */
export function Image(props: ImageProps) {
  const { src, alt, ratio = '16:9', patternName, radius = 'image', isLargest = false, sizes = '100vw' } = props;
  const loading = isLargest ? 'eager' : (props.loading ?? 'lazy');
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const shown = src && src !== failedSrc ? src : null;
  return (
    <span
      className={classNames(styles.frame, styles.ratios[ratio], styles.radii[radius], shown !== null && styles.dimmed)}
    >
      {shown !== null ? (
        <img
          className={styles.image}
          // Before the address, else some browsers begin with that one.
          {...pictureSizes(shown, loading === 'lazy' ? `auto, ${sizes}` : sizes)}
          loading={loading}
          fetchPriority={isLargest ? 'high' : undefined}
          src={shown}
          alt={alt}
          decoding="async"
          onError={() => setFailedSrc(shown)}
        />
      ) : (
        <PatternImage name={patternName ?? alt} />
      )}
    </span>
  );
}
