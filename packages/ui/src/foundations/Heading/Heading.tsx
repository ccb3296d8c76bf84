import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { aligned, clamps } from '../Text/Text.css.ts';
import * as styles from './Heading.css.ts';
import { useHeadingElement } from './heading-start.tsx';

export type HeadingLevel = 1 | 2 | 3 | 4;

export interface HeadingProps {
  level: HeadingLevel;
  /** How big it looks; by its level when left out. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | '2xl' | '3xl';
  align?: 'start' | 'center' | 'end';
  maxLines?: 1 | 2 | 3 | 4;
  id?: string;
  /** Can be given the focus from code, as after a change of page. */
  isFocusable?: boolean;
  children: ReactNode;
}

const sizeOfLevel = { 1: '2xl', 2: 'lg', 3: 'md', 4: 'sm' } as const;

export function Heading({
  level,
  size = sizeOfLevel[level],
  align,
  maxLines,
  id,
  isFocusable,
  children,
}: HeadingProps) {
  const Element = useHeadingElement(level);
  const className = classNames(
    styles.heading,
    styles.sizes[size],
    align && aligned[align],
    maxLines && clamps[maxLines],
  );
  return (
    <Element id={id} className={className} tabIndex={isFocusable ? -1 : undefined}>
      {typeof children === 'string' ? <bdi>{children}</bdi> : children}
    </Element>
  );
}
