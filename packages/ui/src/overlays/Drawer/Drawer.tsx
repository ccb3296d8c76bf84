import type { ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { Modal } from '../overlay/Modal.tsx';
import * as styles from './Drawer.css.ts';

export interface DrawerLabels {
  close: string;
}

const defaultLabels: DrawerLabels = { close: 'Close' };

export interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** The title is said but not shown. */
  isTitleHidden?: boolean;
  side?: 'start' | 'end';
  /** 330 or 400 px wide, the wider one as wide as the screen of a phone. */
  size?: 'sm' | 'md';
  /** Its actions; they stay in view while the rest scrolls. */
  footer?: ReactNode;
  labels?: Partial<DrawerLabels>;
  children: ReactNode;
}

/** A panel from the side, for a menu or for filters where there is no space beside the content, or for what is carried from page to page. */
export function Drawer({ side = 'start', size = 'sm', labels, ...props }: DrawerProps) {
  const { close } = { ...defaultLabels, ...labels };
  return (
    <Modal {...props} closeLabel={close} boxClass={classNames(styles.box, styles.sizes[size], styles.sides[side])} />
  );
}
