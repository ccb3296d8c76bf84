import { useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import { controlAttributes, useFieldIds } from '../field/use-field-ids.ts';
import { acceptFiles } from '../FileField/accept-files.ts';
import { FileDrop } from '../FileField/FileDrop.tsx';
import { FileRejections } from '../FileField/FileRejections.tsx';
import { rejectionMessages, type RejectionMessage, type RejectionWords } from '../FileField/rejection-messages.ts';
import { IconImage, IconTrash } from '../icons/icons.ts';
import { Image } from '../Image/Image.tsx';
import * as styles from './ImageField.css.ts';

/** A picture: stored already, or chosen just now (`file`, with an address to show it by). */
export interface FieldImage {
  url: string;
  file?: File;
}

export interface ImageFieldLabels {
  choose: string;
  replace: string;
  remove: string;
  drop: string;
  /** What the picture is to a screen reader. */
  chosen: (name: string) => string;
}

const defaultLabels: ImageFieldLabels = {
  choose: 'Choose an image',
  replace: 'Replace',
  remove: 'Remove',
  drop: 'or drop it here',
  chosen: (name) => (name === '' ? 'Chosen image' : `Chosen image: ${name}`),
};

const imageEndings = ['png', 'jpeg', 'jpg'];

export interface ImageFieldProps extends FieldProps {
  value: FieldImage | null;
  onChange: (value: FieldImage | null) => void;
  /** Endings such as `png`. */
  accept?: readonly string[];
  /** Bytes; a file of exactly this size is taken. */
  maxBytes?: number;
  rejections?: Omit<RejectionWords, 'count'>;
  onReject?: (messages: string[]) => void;
  ratio?: '16:9' | '1:1';
  labels?: Partial<ImageFieldLabels>;
}

/** One picture, shown as it will be seen. */
export function ImageField(props: ImageFieldProps) {
  const { value, accept = imageEndings, maxBytes = Infinity, ratio = '16:9' } = props;
  const ids = useFieldIds(props);
  const inputRef = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<RejectionMessage[]>([]);
  const labels = { ...defaultLabels, ...props.labels };
  const isLocked = (props.isDisabled || props.isReadOnly) ?? false;

  function choose(files: File[]) {
    const rules = { accept, maxBytes, maxCount: 1 };
    const { accepted, rejected } = acceptFiles(files, rules, 0);
    const messages = rejectionMessages(rejected, props.rejections ?? {}, rules);
    setRefused(messages);
    if (messages.length > 0) props.onReject?.(messages.map(({ text }) => text));
    const [file] = accepted;
    if (file) props.onChange({ file, url: URL.createObjectURL(file) });
  }

  function remove() {
    setRefused([]);
    props.onChange(null);
    inputRef.current?.focus();
  }

  return (
    <FieldFrame field={props} ids={ids}>
      <div className={styles.field}>
        {value === null ? null : (
          <div className={styles.picture[ratio]}>
            <Image src={value.url} alt={labels.chosen(value.file?.name ?? '')} ratio={ratio} loading="eager" />
          </div>
        )}
        <FileDrop
          control={{ ...controlAttributes(props, ids), disabled: isLocked, required: false }}
          labelledBy={ids.label}
          icon={IconImage}
          chooseLabel={value === null ? labels.choose : labels.replace}
          dropLabel={labels.drop}
          accept={accept}
          inputRef={inputRef}
          onFiles={choose}
          actions={
            value === null || isLocked ? null : (
              <Button tone="quiet" icon={IconTrash} onPress={remove}>
                {labels.remove}
              </Button>
            )
          }
        />
        <FileRejections messages={refused} />
      </div>
    </FieldFrame>
  );
}
