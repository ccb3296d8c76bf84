import { useState, type ComponentProps, type DragEvent, type ReactNode, type Ref } from 'react';
import { buttonClass } from '../../actions/Button/button-class.ts';
import { ButtonFace } from '../../actions/Button/ButtonFace.tsx';
import { classNames } from '../../foundations/class-names.ts';
import type { IconComponent } from '../../foundations/icons/icon.tsx';
import * as styles from './FileDrop.css.ts';

export interface FileDropProps {
  /** Of the field: id, name, description, invalid, disabled. */
  control: ComponentProps<'input'>;
  labelledBy: string;
  icon: IconComponent;
  chooseLabel: string;
  dropLabel: string;
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
  const chooseId = `${control.id}-choose`;
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
      <span className={classNames(buttonClass({ tone: 'secondary' }), styles.chooser)}>
        <ButtonFace icon={props.icon}>
          <span id={chooseId}>{props.chooseLabel}</span>
        </ButtonFace>
        <input
          {...control}
          ref={props.inputRef}
          type="file"
          className={styles.input}
          aria-labelledby={`${props.labelledBy} ${chooseId}`}
          accept={props.accept.map((ending) => `.${ending}`).join(',')}
          multiple={props.isMultiple}
          onChange={(event) => {
            const files = [...(event.target.files ?? [])];
            // The same file may be chosen again after it was taken out.
            event.target.value = '';
            if (files.length > 0) onFiles(files);
          }}
        />
      </span>
      {isDisabled ? null : <span className={styles.hint}>{props.dropLabel}</span>}
      {props.actions ? <span className={styles.actions}>{props.actions}</span> : null}
    </div>
  );
}
