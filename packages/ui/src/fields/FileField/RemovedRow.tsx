import { Button } from '../../actions/Button/Button.tsx';
import { IconUndo } from '../../foundations/icons/icons.ts';
import type { FieldFile } from './field-file.ts';
import * as styles from './FileField.css.ts';

export interface RemovedRowLabels {
  /** Of a file that was just chosen. */
  removedFile: (name: string) => string;
  undo: string;
  undoFile: (name: string) => string;
  /** Of a stored file. */
  removed: string;
}

export interface RemovedRowProps {
  file: FieldFile;
  labels: RemovedRowLabels;
  isLocked: boolean;
  canUndo: boolean;
  onUndo: () => void;
}

/** What is left in the place of a file that was taken out, with the way back. */
export function RemovedRow({ file, labels, isLocked, canUndo, onUndo }: RemovedRowProps) {
  const isStored = file.url !== undefined;
  return (
    <li className={styles.row} data-file={file.id}>
      <span className={styles.words}>
        <span className={styles.removedName}>{isStored ? file.name : labels.removedFile(file.name)}</span>
        {isStored ? <span className={styles.note}>{labels.removed}</span> : null}
      </span>
      {isLocked ? null : (
        <Button
          tone="quiet"
          size="sm"
          icon={IconUndo}
          isDisabled={!canUndo}
          label={labels.undoFile(file.name)}
          onPress={onUndo}
        >
          {labels.undo}
        </Button>
      )}
    </li>
  );
}
