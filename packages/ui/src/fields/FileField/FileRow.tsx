import { Button } from '../../actions/Button/Button.tsx';
import { classNames } from '../../foundations/class-names.ts';
import { FileIcon } from '../../data/FileIcon/FileIcon.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { IconAlert, IconClose, IconRefresh, IconTrash } from '../../foundations/icons/icons.ts';
import { ProgressBar } from '../../feedback/ProgressBar/ProgressBar.tsx';
import { stateOf, type FieldFile } from './field-file.ts';
import * as styles from './FileField.css.ts';
import { formatBytes } from './format-bytes.ts';

export interface FileRowLabels {
  remove: (name: string) => string;
  /** Of a photo that is too large to be sent as it is. */
  preparing: string;
  sending: (name: string) => string;
  /** Beside the bar: '40 % of 482 kB'. */
  share: (percent: number, size: string) => string;
  cancel: (name: string) => string;
  retry: string;
  retryFile: (name: string) => string;
}

export interface FileRowProps {
  file: FieldFile;
  labels: FileRowLabels;
  isLocked: boolean;
  onRemove: () => void;
  onCancel: () => void;
  onRetry?: (() => void) | undefined;
}

/** A file of the field: kept, on its way, or not sent. */
export function FileRow(props: FileRowProps) {
  const { file, labels, isLocked } = props;
  const isSending = stateOf(file) === 'sending';
  return (
    <li className={styles.row} data-file={file.id}>
      <FileIcon name={file.name} />
      <span className={styles.words}>
        <span className={styles.name}>{file.name}</span>
        <FileNote file={file} labels={labels} />
      </span>
      {isLocked ? null : (
        <span className={styles.actions}>
          {file.error && props.onRetry ? (
            <Button
              tone="quiet"
              size="sm"
              icon={IconRefresh}
              label={labels.retryFile(file.name)}
              onPress={props.onRetry}
            >
              {labels.retry}
            </Button>
          ) : null}
          {isSending ? (
            <IconButton label={labels.cancel(file.name)} icon={IconClose} onPress={props.onCancel} />
          ) : (
            <IconButton label={labels.remove(file.name)} icon={IconTrash} onPress={props.onRemove} />
          )}
        </span>
      )}
    </li>
  );
}

function FileNote({ file, labels }: Pick<FileRowProps, 'file' | 'labels'>) {
  const size = formatBytes(file.size);
  switch (stateOf(file)) {
    case 'sending': {
      const progress = file.progress ?? 0;
      return (
        <>
          <ProgressBar label={labels.sending(file.name)} value={progress} isLabelHidden />
          <span className={styles.note}>{labels.share(Math.round(progress * 100), size)}</span>
        </>
      );
    }
    case 'preparing':
      return <span className={styles.note}>{labels.preparing}</span>;
    case 'failed':
      return (
        <span className={classNames(styles.note, styles.failure)}>
          <IconAlert size={16} />
          {file.error}
        </span>
      );
    case 'removed':
    case 'kept':
      // Of a stored file the size may not be known.
      return file.size > 0 && <span className={styles.note}>{size}</span>;
  }
}
