import { useEffect, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { IconCheck, IconLink } from '../../foundations/icons/icons.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { type CopyFailure, copyText } from './copy-text.ts';

export interface CopyLinkLabels {
  copy: string;
  copied: string;
}

const defaultLabels: CopyLinkLabels = { copy: 'Copy link', copied: 'Link copied' };
const shownMs = 2500;

export interface CopyLinkProps {
  /** The whole address, as others will open it. */
  url: string;
  kind?: 'button' | 'icon';
  onCopied?: () => void;
  onFailed?: (failure: CopyFailure) => void;
  labels?: Partial<CopyLinkLabels>;
}

/** Copies an address, and says for a moment that it did. */
export function CopyLink(props: CopyLinkProps) {
  const labels = { ...defaultLabels, ...props.labels };
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    const failure = await copyText(props.url, navigator.clipboard);
    setIsCopied(failure === null);
    if (failure === null) props.onCopied?.();
    else props.onFailed?.(failure);
  }

  const icon = isCopied ? IconCheck : IconLink;
  return (
    <>
      {props.kind === 'icon' ? (
        <IconButton label={isCopied ? labels.copied : labels.copy} icon={icon} onPress={() => void copy()} />
      ) : (
        <Button tone="quiet" icon={icon} onPress={() => void copy()}>
          {isCopied ? labels.copied : labels.copy}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{isCopied ? labels.copied : ''}</span>
      </VisuallyHidden>
    </>
  );
}
