import type { ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { Modal } from '../overlay/Modal.tsx';
import * as styles from './Dialog.css.ts';

export interface DialogLabels {
  close: string;
}

const defaultLabels: DialogLabels = { close: 'Close' };

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** A sentence under the title about what it is for. */
  description?: ReactNode;
  /** 400, 560 or 800 px wide, or 660 where people are chosen; on a phone as wide as the screen. */
  size?: 'sm' | 'md' | 'people' | 'lg';
  /** In the corner under the top bar, for a list that is looked through; on a phone it leaves little of the page. */
  place?: 'middle' | 'corner';
  /** Its actions; they stay in view while the rest scrolls. */
  footer?: ReactNode;
  /** False where a press beside it would lose what was entered; Escape and the close button still close it. */
  isDismissable?: boolean;
  /** False where its actions are the only way out: no close button, and neither Escape nor a press beside it closes it. */
  isClosable?: boolean;
  /** What it started is under way: it stays until that is done. */
  isPending?: boolean | undefined;
  labels?: Partial<DialogLabels>;
  children: ReactNode;
}

/** One question or one short task on top of the page; the focus stays in it and then goes back to where it was. */
export function Dialog({ size = 'md', place = 'middle', isClosable = true, labels, ...props }: DialogProps) {
  const { close } = { ...defaultLabels, ...labels };
  const boxClass = classNames(styles.box, styles.sizes[size], place === 'corner' && styles.corner);
  const closing = isClosable ? { closeLabel: close } : { isDismissable: false, isEscapable: false };
  return <Modal {...props} {...closing} boxClass={boxClass} />;
}
