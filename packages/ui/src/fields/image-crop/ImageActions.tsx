import { Button } from '../../actions/Button/Button.tsx';
import { IconCrop, IconTrash } from '../../foundations/icons/icons.ts';
import { Inline } from '../../layout/Inline.tsx';

interface ImageActionsProps {
  labels: { crop: string; remove: string };
  /** Null where there is nothing left to cut. */
  onCrop: (() => void) | null;
  onRemove: () => void;
}

/** What can be done with a chosen picture. */
export function ImageActions({ labels, onCrop, onRemove }: ImageActionsProps) {
  return (
    <Inline gap={1}>
      {onCrop ? (
        <Button tone="quiet" icon={IconCrop} onPress={onCrop}>
          {labels.crop}
        </Button>
      ) : null}
      <Button tone="quiet" icon={IconTrash} onPress={onRemove}>
        {labels.remove}
      </Button>
    </Inline>
  );
}
