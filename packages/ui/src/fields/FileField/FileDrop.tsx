import { useState, type ComponentProps, type DragEvent, type ReactNode, type Ref } from 'react';
import type { IconComponent } from '../../foundations/icons/icon.tsx';
import { IconCamera } from '../../foundations/icons/icons.ts';
import { FileChooser } from './FileChooser.tsx';
import * as styles from './FileDrop.css.ts';

export interface FileDropProps {
  /** Of the field: id, name, description, invalid, disabled. */
  control: ComponentProps<'input'>;
  labelledBy: string;
  icon: IconComponent;
  chooseLabel: string;
  dropLabel: string;
  /** Where a photo may be taken for it; left out: only files that are there. */
  photoLabel?: string | undefined;
  /** Endings such as `pdf`. */
  accept: readonly string[];
  isMultiple?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  onFiles: (files: File[]) => void;
  /** What else can be done, at the end of the line. */
  actions?: ReactNode;
}

/** Takes files by a press, by the keyboard or by dropping them on it. */
export function FileDrop(props: FileDropProps) {
  const { control, onFiles } = props;
  const [isDropping, setIsDropping] = useState(false);
  const isDisabled = control.disabled === true;

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsDropping(false);
    const files = [...event.dataTransfer.files];
    if (!isDisabled && files.length > 0) onFiles(props.isMultiple ? files : files.slice(0, 1));
  }

  return (
    <div
      className={styles.zone}
      data-dropping={isDropping || undefined}
      data-invalid={control['aria-invalid']}
      data-disabled={isDisabled || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsDropping(!isDisabled);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsDropping(false);
      }}
      onDrop={drop}
    >
      <FileChooser
        control={control}
        labelledBy={props.labelledBy}
        icon={props.icon}
        label={props.chooseLabel}
        accept={props.accept.map((ending) => `.${ending}`).join(',')}
        isMultiple={props.isMultiple}
        inputRef={props.inputRef}
        onFiles={onFiles}
      />
      {props.photoLabel === undefined ? null : (
        <FileChooser
          control={{ ...control, id: `${control.id}-photo`, name: undefined }}
          labelledBy={props.labelledBy}
          icon={IconCamera}
          label={props.photoLabel}
          accept="image/jpeg"
          isCamera
          onFiles={onFiles}
        />
      )}
      {isDisabled ? null : <span className={styles.hint}>{props.dropLabel}</span>}
      {props.actions ? <span className={styles.actions}>{props.actions}</span> : null}
    </div>
  );
}
