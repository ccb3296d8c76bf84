import type { ComponentProps, Ref } from 'react';
import { buttonClass } from '../../actions/Button/button-class.ts';
import { ButtonFace } from '../../actions/Button/ButtonFace.tsx';
import { classNames } from '../../foundations/class-names.ts';
import type { IconComponent } from '../../foundations/icons/icon.tsx';
import * as styles from './FileDrop.css.ts';

interface FileChooserProps {
  /** Of the field: id, name, description, invalid, disabled. */
  control: ComponentProps<'input'>;
  labelledBy: string;
  icon: IconComponent;
  label: string;
  accept: string;
  isMultiple?: boolean | undefined;
  /** Begins with the camera, where the device has one. */
  isCamera?: boolean;
  inputRef?: Ref<HTMLInputElement> | undefined;
  onFiles: (files: File[]) => void;
}

/** A button with the browser's own control over it. */
export function FileChooser({ control, isCamera = false, ...props }: FileChooserProps) {
  const labelId = `${control.id}-choose`;
  return (
    <span className={classNames(buttonClass({ tone: 'secondary' }), styles.chooser, isCamera && styles.camera)}>
      <ButtonFace icon={props.icon}>
        <span id={labelId}>{props.label}</span>
      </ButtonFace>
      <input
        {...control}
        ref={props.inputRef}
        type="file"
        className={styles.input}
        aria-labelledby={`${props.labelledBy} ${labelId}`}
        accept={props.accept}
        multiple={props.isMultiple}
        capture={isCamera ? 'environment' : undefined}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The same file may be chosen again after it was taken out.
          event.target.value = '';
          if (files.length > 0) props.onFiles(files);
        }}
      />
    </span>
  );
}
