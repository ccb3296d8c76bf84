import type { ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import type { IconComponent } from '../../foundations/icons/icon.tsx';
import * as styles from './Badge.css.ts';

export interface BadgeProps {
  tone?: 'neutral' | 'brand' | 'info' | 'positive' | 'caution' | 'critical';
  icon?: IconComponent | undefined;
  size?: 'sm' | 'md';
  children: ReactNode;
}

/** A state in a word or two. */
export function Badge({ tone = 'neutral', icon: Icon, size = 'sm', children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles.sizes[size], styles.tones[tone])}>
      {Icon ? <Icon size={16} /> : null}
      <span className={styles.words}>{children}</span>
    </span>
  );
}
