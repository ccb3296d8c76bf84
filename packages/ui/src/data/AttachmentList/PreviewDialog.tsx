import { useEffect } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Dialog } from '../../overlays/Dialog/Dialog.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { IconChevronLeft, IconChevronRight, IconDownload } from '../../foundations/icons/icons.ts';
import { Inline } from '../../layout/Inline.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import type { AttachmentItem } from './attachment-item.ts';
import type { PreviewKind } from './can-preview.ts';
import type { AttachmentLabels } from './labels.ts';
import { Preview } from './Preview.tsx';

export interface PreviewDialogProps {
  item: AttachmentItem;
  kind: PreviewKind;
  /** From 1, of those that are shown in place. */
  position: number;
  count: number;
  labels: AttachmentLabels;
  /** Shows the one before or after; the list goes round. */
  onStep: (step: 1 | -1) => void;
  onClose: () => void;
}

/** One file large, with the way to the others and to the download. */
export function PreviewDialog({ item, kind, position, count, labels, onStep, onClose }: PreviewDialogProps) {
  useArrowKeys(kind === 'image' && count > 1, onStep);
  const steps =
    count < 2 ? (
      <span />
    ) : (
      <Inline gap={1}>
        <IconButton label={labels.previous} icon={IconChevronLeft} onPress={() => onStep(-1)} />
        <Text as="span" size="sm" tone="quiet" isTabular role="status">
          {labels.position(position, count)}
        </Text>
        <IconButton label={labels.next} icon={IconChevronRight} onPress={() => onStep(1)} />
      </Inline>
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={item.name}
      size="lg"
      labels={{ close: labels.close }}
      footer={
        <Inline justify="between">
          {steps}
          <Button icon={IconDownload} href={item.url} download={item.name}>
            {labels.download}
          </Button>
        </Inline>
      }
    >
      <Preview key={item.id} item={item} kind={kind} labels={labels} />
    </Dialog>
  );
}

/** Pictures have no keys of their own; players and documents keep theirs. */
function useArrowKeys(isOn: boolean, onStep: (step: 1 | -1) => void) {
  useEffect(() => {
    if (!isOn) return undefined;
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      // The document is told of the custom element around it as the target.
      const [target] = event.composedPath();
      const isBackwards = target instanceof Element && target.matches(':dir(rtl)');
      onStep((event.key === 'ArrowRight') === isBackwards ? -1 : 1);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn, onStep]);
}
