import { useState } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { PatternImage } from '../PatternImage/PatternImage.tsx';
import * as styles from './Image.css.ts';

export interface ImageProps {
  src?: string | null | undefined;
  alt: string;
  ratio?: '16:9' | '4:3' | '3:1' | '1:1';
  /** Draws the pattern that stands in for a missing picture. */
  patternName?: string | undefined;
  radius?: 'image' | 'card' | 'none';
  loading?: 'lazy' | 'eager';
}

/** A picture that keeps its space while it loads, and becomes a pattern where there is none. */
export function Image({ src, alt, ratio = '16:9', patternName, radius = 'image', loading = 'lazy' }: ImageProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  return (
    <span className={classNames(styles.frame, styles.ratios[ratio], styles.radii[radius])}>
      {src && src !== failedSrc ? (
        <img
          className={styles.image}
          src={src}
          alt={alt}
          loading={loading}
          decoding="async"
          onError={() => setFailedSrc(src)}
        />
      ) : (
        <PatternImage name={patternName ?? alt} />
      )}
    </span>
  );
}
