import type { ComponentType } from 'react';
import { classNames } from '../class-names.ts';
import { iconClasses, turning } from './icon.css.ts';

export interface IconProps {
  size?: 16 | 20 | 24;
  /** Said by screen readers; without it the icon is decoration. */
  label?: string;
  isFilled?: boolean;
}

export type IconComponent = ComponentType<IconProps>;

interface DrawingProps {
  size?: number;
  strokeWidth?: number;
  fill?: string;
  className?: string;
  role?: string;
  'aria-label'?: string;
  'aria-hidden'?: boolean;
}

/** An icon of the set: one stroke for all; `turns` for those that point along the line of reading. */
export function icon(Drawing: ComponentType<DrawingProps>, { turns = false } = {}): IconComponent {
  return function Icon({ size = 20, label, isFilled = false }: IconProps) {
    const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
    const fill = isFilled ? { fill: 'currentColor' } : {};
    return (
      <Drawing
        size={size}
        strokeWidth={1.75}
        className={classNames(iconClasses[size], turns && turning)}
        {...fill}
        {...spoken}
      />
    );
  };
}
