import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import * as styles from './Text.css.ts';

export interface TextProps {
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'time' | 'li' | 'dt' | 'dd';
  size?: 'xs' | 'sm' | 'md' | 'lg';
  tone?: 'strong' | 'neutral' | 'quiet' | 'brand' | 'info' | 'positive' | 'caution' | 'critical' | 'inherit';
  weight?: 'regular' | 'medium' | 'semibold' | 'bold';
  align?: 'start' | 'center' | 'end';
  maxLines?: 1 | 2 | 3 | 4;
  /** Figures of one width, for numbers and times in columns. */
  isTabular?: boolean;
  /** At most 68 characters a line. */
  isMeasured?: boolean;
  /** Keeps the line breaks of the text. */
  keepsLines?: boolean;
  id?: string;
  title?: string;
  /** For `as="time"`. */
  dateTime?: string;
  role?: 'status' | 'alert';
  children: ReactNode;
}

export function Text(props: TextProps) {
  const { as: Element = 'p', size = 'md', tone = 'neutral', weight, align, maxLines } = props;
  const className = classNames(
    styles.text,
    styles.sizes[size],
    styles.tones[tone],
    weight && styles.weights[weight],
    align && styles.aligned[align],
    maxLines && styles.clamps[maxLines],
    props.isTabular && styles.tabular,
    props.isMeasured && styles.measured,
    props.keepsLines && styles.breaksLines,
  );
  const time = Element === 'time' && props.dateTime !== undefined ? { dateTime: props.dateTime } : {};
  return (
    <Element id={props.id} title={props.title} role={props.role} className={className} {...time}>
      {props.children}
    </Element>
  );
}
