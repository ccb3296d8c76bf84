import { useRef, useState } from 'react';
import type { FieldProps } from '../field/field-props.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import { controlAttributes, useFieldIds } from '../field/use-field-ids.ts';
import { IconUpload } from '../icons/icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { acceptFiles } from './accept-files.ts';
import type { FieldFile } from './field-file.ts';
import { FileDrop } from './FileDrop.tsx';
import { FileRejections } from './FileRejections.tsx';
import { FileRow, type FileRowLabels } from './FileRow.tsx';
import { rejectionMessages, type RejectionMessage, type RejectionWords } from './rejection-messages.ts';
import * as styles from './FileField.css.ts';

export interface FileFieldLabels extends FileRowLabels {
  choose: string;
  chooseOne: string;
  drop: string;
  list: string;
  added: (names: string) => string;
}

const defaultLabels: FileFieldLabels = {
  choose: 'Choose files',
  chooseOne: 'Choose a file',
  drop: 'or drop them here',
  list: 'Chosen files',
  added: (names) => `Added: ${names}`,
  remove: (name) => `Remove ${name}`,
  undo: 'Undo',
  undoFile: (name) => `Undo removing ${name}`,
  removed: 'Will be removed when you save',
  sending: (name) => `Sending ${name}`,
};

export interface FileFieldProps extends FieldProps {
  files: readonly FieldFile[];
  onChange: (files: FieldFile[]) => void;
  /** Endings such as `pdf`. */
  accept: readonly string[];
  /** Bytes; a file of exactly this size is taken. */
  maxBytes: number;
  maxCount: number;
  /** What to say of a refused file. */
  rejections?: RejectionWords;
  /** Told the same words, as for a toast. */
  onReject?: (messages: string[]) => void;
  labels?: Partial<FileFieldLabels>;
}

/** Files to be sent with a form: checked as they are chosen, taken out and put back until it is saved. */
export function FileField(props: FileFieldProps) {
  const { files, accept, maxBytes, maxCount } = props;
  const ids = useFieldIds(props);
  const inputRef = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<RejectionMessage[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const labels = { ...defaultLabels, ...props.labels };
  const present = files.filter((file) => !file.isRemoved).length;
  const isLocked = (props.isDisabled || props.isReadOnly) ?? false;

  function add(chosen: File[]) {
    const rules = { accept, maxBytes, maxCount };
    const { accepted, rejected } = acceptFiles(chosen, rules, present);
    const messages = rejectionMessages(rejected, props.rejections ?? {}, rules);
    setRefused(messages);
    if (messages.length > 0) props.onReject?.(messages.map(({ text }) => text));
    if (accepted.length === 0) return;
    setAnnouncement(labels.added(accepted.map(({ name }) => name).join(', ')));
    const added = accepted.map((file) => ({ id: freshId(), name: file.name, size: file.size, file }));
    props.onChange([...files, ...added]);
  }

  function remove(file: FieldFile) {
    setRefused([]);
    const marked = files.map((each) => (each.id === file.id ? { ...each, isRemoved: true } : each));
    props.onChange(file.url === undefined ? files.filter((each) => each.id !== file.id) : marked);
    inputRef.current?.focus();
  }

  function putBack(file: FieldFile) {
    props.onChange(files.map((each) => (each.id === file.id ? { ...each, isRemoved: false } : each)));
    inputRef.current?.focus();
  }

  return (
    <FieldFrame field={props} ids={ids}>
      <div className={styles.field}>
        <FileDrop
          control={{ ...controlAttributes(props, ids), disabled: isLocked || present >= maxCount, required: false }}
          labelledBy={ids.label}
          icon={IconUpload}
          chooseLabel={maxCount === 1 ? labels.chooseOne : labels.choose}
          dropLabel={labels.drop}
          accept={accept}
          isMultiple={maxCount > 1}
          inputRef={inputRef}
          onFiles={add}
        />
        <FileRejections messages={refused} />
        {files.length === 0 ? null : (
          <ul className={styles.list} aria-label={labels.list}>
            {files.map((file) => (
              <FileRow
                key={file.id}
                file={file}
                labels={labels}
                isLocked={isLocked}
                canUndo={present < maxCount}
                onRemove={() => remove(file)}
                onUndo={() => putBack(file)}
              />
            ))}
          </ul>
        )}
        <VisuallyHidden>
          <span role="status">{announcement}</span>
        </VisuallyHidden>
      </div>
    </FieldFrame>
  );
}

// Pages that are not served securely have no `crypto.randomUUID`.
function freshId(): string {
  return `new-${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}
