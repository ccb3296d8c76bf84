import type { FieldProps } from '../field/field-props.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import { controlAttributes, useFieldIds } from '../field/use-field-ids.ts';
import { IconUpload } from '../../foundations/icons/icons.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import type { FieldFile } from './field-file.ts';
import { FileDrop } from './FileDrop.tsx';
import { FileRejections } from './FileRejections.tsx';
import { FileRow } from './FileRow.tsx';
import { defaultLabels, type FileFieldLabels } from './labels.ts';
import type { RejectionWords } from './rejection-messages.ts';
import { rowsOf } from './removed-file.ts';
import { RemovedRow } from './RemovedRow.tsx';
import { useFieldFiles } from './use-field-files.ts';
import * as styles from './FileField.css.ts';

export interface FileFieldProps extends FieldProps {
  files: readonly FieldFile[];
  onChange: (files: FieldFile[]) => void;
  /** Endings such as `pdf`. */
  accept: readonly string[];
  /** Bytes; a file of exactly this size is taken, and a larger photo is made smaller before it is sent. */
  maxBytes: number;
  maxCount: number;
  /** On a phone a photo can be taken for it at once; it comes as a jpg. */
  takesPhotos?: boolean;
  /** Bytes of all files together. */
  maxTotalBytes?: number;
  /** What to say of a refused file. */
  rejections?: RejectionWords;
  /** Told the same words, as for a toast. */
  onReject?: (messages: string[]) => void;
  /** Stops sending a file (`progress`); without it the file is taken out. */
  onCancel?: (file: FieldFile) => void;
  /** Sends a file again that could not be sent (`error`). */
  onRetry?: (file: FieldFile) => void;
  /** The form is being sent: the files stay as they are. */
  isPending?: boolean | undefined;
  labels?: Partial<FileFieldLabels>;
}

/** Files to be sent with a form: checked as they are chosen, taken out and put back until it is saved. */
export function FileField(props: FileFieldProps) {
  const { files, accept, maxBytes, maxCount, maxTotalBytes, isReadOnly = false, isPending = false } = props;
  const ids = useFieldIds(props);
  const labels = { ...defaultLabels, ...props.labels };
  const field = useFieldFiles({
    files,
    onChange: props.onChange,
    rules: { accept, maxBytes, maxCount, maxTotalBytes },
    rejections: props.rejections ?? {},
    onReject: props.onReject,
    words: labels,
  });
  const isLocked = (props.isDisabled || isReadOnly || isPending) ?? false;
  const canAdd = field.count < maxCount;
  const rows = rowsOf(files, field.removed);

  return (
    <FieldFrame field={props} ids={ids} isGroup={isReadOnly}>
      <div ref={field.place} className={styles.field} aria-busy={isPending || undefined}>
        {isReadOnly ? null : (
          <FileDrop
            control={{ ...controlAttributes(props, ids), disabled: isLocked || !canAdd, required: false }}
            labelledBy={ids.label}
            icon={IconUpload}
            chooseLabel={maxCount === 1 ? labels.chooseOne : labels.choose}
            dropLabel={maxCount === 1 ? labels.dropOne : labels.drop}
            photoLabel={props.takesPhotos ? labels.takePhoto : undefined}
            accept={accept}
            isMultiple={maxCount > 1}
            onFiles={field.add}
          />
        )}
        <FileRejections messages={field.refused} />
        {isReadOnly && rows.length === 0 ? <p className={styles.note}>{labels.none}</p> : null}
        {rows.length === 0 ? null : (
          <ul ref={field.listRef} className={styles.list} aria-label={isReadOnly ? props.label : labels.list}>
            {rows.map(({ kind, file }) =>
              kind === 'removed' || file.isRemoved ? (
                <RemovedRow
                  key={file.id}
                  file={file}
                  labels={labels}
                  isLocked={isLocked}
                  canUndo={canAdd}
                  onUndo={() => field.putBack(file)}
                />
              ) : (
                <FileRow
                  key={file.id}
                  file={file}
                  labels={labels}
                  isLocked={isLocked}
                  onRemove={() => field.remove(file)}
                  onCancel={() => (props.onCancel ?? field.remove)(file)}
                  onRetry={props.onRetry && (() => props.onRetry?.(file))}
                />
              ),
            )}
          </ul>
        )}
        <VisuallyHidden>
          <span role="status">{field.announcement}</span>
        </VisuallyHidden>
      </div>
    </FieldFrame>
  );
}
