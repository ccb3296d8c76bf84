import type { ReactNode } from 'react';
import { classNames } from '../foundations/class-names.ts';
import * as styles from './layout.css.ts';
import type { Space } from './space.ts';
import type { LayoutElement } from './Stack.tsx';

export interface InlineProps {
  gap?: Space;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'center' | 'end' | 'between';
  isWrapping?: boolean;
  as?: LayoutElement;
  label?: string;
  id?: string;
  isGrowing?: boolean;
  children: ReactNode;
}

/** Things beside each other, on as many lines as they need. */
export function Inline(props: InlineProps) {
  const { gap = 2, align = 'center', justify, isWrapping = true, as: Element = 'div' } = props;
  const className = classNames(
    styles.inline,
    styles.gaps[gap],
    styles.alignments[align],
    justify && styles.justifications[justify],
    isWrapping && styles.wrapping,
    props.isGrowing && styles.growing,
  );
  return (
    <Element id={props.id} aria-label={props.label} className={className}>
      {props.children}
    </Element>
  );
}
