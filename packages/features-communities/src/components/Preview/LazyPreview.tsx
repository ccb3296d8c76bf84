import type { LinkPreview } from '@portal/api';
import { lazyComponent } from '@portal/ui';
import { useState } from 'react';
import type { LivePreviewProps } from './LivePreview.tsx';
import { UntilBelowWindow } from './UntilBelowWindow.tsx';
import * as css from './LazyPreview.css.ts';

const LivePreview = lazyComponent(() =>
  import('./LivePreview.tsx').then((module) => ({ default: module.LivePreview })),
);

export interface LazyPreviewProps extends Omit<LivePreviewProps, 'preview'> {
  /** None where the text links to nothing, or its page has not been read yet. */
  preview: LinkPreview | null;
  /** The reader wrote the text. */
  isOwn: boolean;
}

/**
 * Keeps the place of a preview, which comes with the first text that has one; without its code there is still the link. One that comes while its text is being read
 * waits until the text is below the window, or is opened anew: what is read does not move. Whoever wrote the text sees at once what it brought.
 */
export function LazyPreview({ preview, isOwn, ...props }: LazyPreviewProps) {
  const [isShown, setShown] = useState(preview !== null);
  const [isMissing, setMissing] = useState(false);
  if (preview === null && isShown) setShown(false);
  if (preview === null || isMissing) return null;
  if (!isShown && !isOwn) return <UntilBelowWindow onBelow={() => setShown(true)} />;
  const isLow = preview.imageUrl === null && preview.description === '';
  return (
    <div className={isLow ? css.lowPlace : css.place}>
      <LivePreview {...props} preview={preview} onError={() => setMissing(true)} />
    </div>
  );
}
