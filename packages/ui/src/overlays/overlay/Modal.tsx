import { useState } from 'react';
import { useLatePart } from '../../foundations/late-part.ts';
import type { ModalPanelProps } from './ModalPanel.tsx';
import { overlayParts } from './overlay-parts.ts';

/** A dialog or drawer, whose code comes when it is first opened; it stays while it leaves. */
export function Modal(props: ModalPanelProps) {
  const [isWanted, setWanted] = useState(props.isOpen);
  if (props.isOpen && !isWanted) setWanted(true);
  const Panel = useLatePart(overlayParts.modal, isWanted, props.onClose);
  return Panel ? <Panel {...props} /> : null;
}
