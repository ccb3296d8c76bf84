import { classNames } from '../../foundations/class-names.ts';
import * as styles from './Button.css.ts';

export interface ButtonAppearance {
  tone?: 'primary' | 'secondary' | 'quiet' | 'neutral' | 'critical';
  size?: 'sm' | 'md' | 'lg';
  isFullWidth?: boolean | undefined;
  isSquare?: boolean | undefined;
}

/** The look of a button, for every element that acts as one. */
export function buttonClass({ tone = 'secondary', size = 'md', isFullWidth, isSquare }: ButtonAppearance): string {
  return classNames(
    styles.button,
    styles.sizes[size],
    styles.tones[tone],
    isSquare && styles.squares[size],
    isFullWidth && styles.fullWidth,
  );
}
