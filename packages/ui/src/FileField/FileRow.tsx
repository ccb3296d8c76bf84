import { Button } from '../Button/Button.tsx';
import { classNames } from '../class-names.ts';
import { FileIcon } from '../FileIcon/FileIcon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { IconTrash, IconUndo } from '../icons/icons.ts';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import type { FieldFile } from './field-file.ts';
import * as styles from './FileField.css.ts';
import { formatBytes } from './format-bytes.ts';

export interface FileRowLabels {
  remove: (name: string) => string;
  undo: string;
  undoFile: (name: string) => string;
  removed: string;
  sending: (name: string) => string;
}

export interface FileRowProps {
  file: FieldFile;
  labels: FileRowLabels;
  isLocked: boolean;
  canUndo: boolean;
  onRemove: () => void;
  onUndo: () => void;
}

export function FileRow({ file, labels, isLocked, canUndo, onRemove, onUndo }: FileRowProps) {
  return (
    <li className={styles.row}>
      <FileIcon name={file.name} />
      <span className={styles.words}>
        <span className={classNames(styles.name, file.isRemoved && styles.removedName)}>{file.name}</span>
        {file.progress === undefined ? (
          <span className={styles.note}>{file.isRemoved ? labels.removed : formatBytes(file.size)}</span>
        ) : (
          <ProgressBar label={labels.sending(file.name)} value={file.progress} isLabelHidden />
        )}
      </span>
      {isLocked ? null : file.isRemoved ? (
        <Button
          tone="quiet"
          size="small"
          icon={IconUndo}
          isDisabled={!canUndo}
          label={labels.undoFile(file.name)}
          onPress={onUndo}
        >
          {labels.undo}
        </Button>
      ) : (
        <IconButton label={labels.remove(file.name)} icon={IconTrash} onPress={onRemove} />
      )}
    </li>
  );
}
