import { useState } from 'react';
import type { ModalPanelProps } from './ModalPanel.tsx';
import { overlayParts } from './overlay-parts.ts';

/** A dialog or drawer, whose code comes when it is first opened; it stays while it leaves. Where the code is gone it closes, and the next opening fetches it anew. */
export function Modal(props: ModalPanelProps) {
  const [isWanted, setWanted] = useState(props.isOpen);
  if (props.isOpen && !isWanted) setWanted(true);
  const isLoaded = overlayParts.Modal.useIsLoaded();
  const isRendered = props.isOpen || (isWanted && isLoaded);
  return isRendered ? <overlayParts.Modal {...props} onError={props.onClose} /> : null;
}
