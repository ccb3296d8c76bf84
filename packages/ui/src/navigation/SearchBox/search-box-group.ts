import type { ReactNode } from 'react';
import type { IconComponent } from '../../foundations/icons/icon.tsx';

export interface SearchBoxOption {
  /** Unique in the whole list. */
  id: string;
  /** Left out for what can be read and not opened. */
  href?: string | undefined;
  icon?: IconComponent | undefined;
  content: ReactNode;
  /** A way on rather than something that was found. */
  isQuiet?: boolean;
}

export interface SearchBoxGroup {
  id: string;
  /** Left out for what stands by itself. */
  title?: string | undefined;
  /** How many there are in all. */
  count?: string | undefined;
  options: readonly SearchBoxOption[];
}
