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
  /** Its actions; they stay in view while the rest scrolls. */
  footer?: ReactNode;
  labels?: Partial<DrawerLabels>;
  children: ReactNode;
}

/** A panel of 330 px from the side, for a menu or for filters where there is no space beside the content. */
export function Drawer({ side = 'start', labels, ...props }: DrawerProps) {
  const { close } = { ...defaultLabels, ...labels };
  return <Modal {...props} closeLabel={close} boxClass={classNames(styles.box, styles.sides[side])} />;
}
