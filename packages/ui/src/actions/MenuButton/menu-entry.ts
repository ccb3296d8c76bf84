import type { IconComponent } from '../../foundations/icons/icon.tsx';

export interface MenuItemEntry {
  id: string;
  label: string;
  icon?: IconComponent | undefined;
  tone?: 'neutral' | 'critical' | undefined;
  /** A few words under the label. */
  description?: string | undefined;
  isDisabled?: boolean | undefined;
  href?: string | undefined;
  target?: '_blank' | undefined;
  /** What is at the address is a file, not a page of the host. */
  isDownload?: boolean | undefined;
  onPress?: (() => void) | undefined;
}

export interface MenuSectionEntry {
  id: string;
  /** Its name, said and shown. */
  section: string;
  items: readonly MenuItemEntry[];
}

export type MenuEntry = MenuItemEntry | MenuSectionEntry;
