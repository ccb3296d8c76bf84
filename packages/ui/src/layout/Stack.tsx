import type { ReactNode } from 'react';
import { classNames } from '../foundations/class-names.ts';
import * as styles from './layout.css.ts';
import type { Space } from './space.ts';

export type LayoutElement =
  | 'div'
  | 'section'
  | 'article'
  | 'header'
  | 'footer'
  | 'nav'
  | 'main'
  | 'aside'
  | 'ul'
  | 'ol'
  | 'li'
  | 'span';

export interface StackProps {
  gap?: Space;
  align?: 'start' | 'center' | 'end' | 'stretch';
  as?: LayoutElement;
  /** Names a landmark or a list. */
  label?: string;
  id?: string;
  /** Takes the space that is left in the parent's row. */
  isGrowing?: boolean;
  children: ReactNode;
}

/** Things under each other, evenly spaced. */
export function Stack({ gap = 4, align, as: Element = 'div', label, id, isGrowing, children }: StackProps) {
  const className = classNames(
    styles.stack,
    styles.gaps[gap],
    align && styles.alignments[align],
    isGrowing && styles.growing,
  );
  return (
    <Element id={id} aria-label={label} className={className}>
      {children}
    </Element>
  );
}
