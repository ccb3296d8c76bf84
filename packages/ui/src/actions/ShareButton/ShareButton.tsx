import { useState } from 'react';
import { IconShare } from '../../foundations/icons/icons.ts';
import { lazyComponent, type LazyComponent } from '../../feedback/Lazy/lazy.tsx';
import type { ShareDialogProps } from '../../overlays/ShareDialog/ShareDialog.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';

const ShareDialog = lazyComponent(() =>
  import('../../overlays/ShareDialog/ShareDialog.tsx').then((module) => ({ default: module.ShareDialog })),
);

export interface ShareButtonProps extends Omit<ShareDialogProps, 'isOpen' | 'onClose' | 'url'> {
  /** Where it is in this portal: '/events/e-001'. Without an address nothing is shared, and there is no button. */
  href: string | undefined;
  /** 'Share', or of one among several 'Share Splinting after tendon repair'. */
  label: string;
  /** Without its words beside it, where there is little room. */
  isIcon?: boolean;
  /** The dialog could not be fetched. */
  onFailed: () => void;
  /** Another one than comes with the button, for a story of how that fails. */
  dialog?: LazyComponent<ShareDialogProps> | undefined;
}

/** Hands the address of something to others. What it opens is fetched when somebody shares. */
export function ShareButton({
  href,
  label,
  isIcon = false,
  onFailed,
  dialog: Dialog = ShareDialog,
  ...words
}: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  function fail() {
    close();
    onFailed();
  }
  if (href === undefined) return null;
  const shared = { tone: 'quiet', icon: IconShare, onPress: () => setOpen(true) } as const;
  return (
    <>
      {isIcon ? <IconButton {...shared} label={label} /> : <Button {...shared}>{label}</Button>}
      {isOpen && <Dialog {...words} url={new URL(href, document.baseURI).href} isOpen onClose={close} onError={fail} />}
    </>
  );
}
