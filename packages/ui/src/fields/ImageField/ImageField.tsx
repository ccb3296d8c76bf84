import type { FieldProps } from '../field/field-props.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import { controlAttributes, useFieldIds } from '../field/use-field-ids.ts';
import { FileDrop } from '../FileField/FileDrop.tsx';
import { FileRejections } from '../FileField/FileRejections.tsx';
import { IconImage } from '../../foundations/icons/icons.ts';
import type { CropRatio } from '../image-crop/crop-settings.ts';
import { CropDialog } from '../image-crop/CropDialog.tsx';
import { ImageActions } from '../image-crop/ImageActions.tsx';
import type { CropLabels } from '../image-crop/labels.ts';
import { imageEndings, useImageChoice, type FieldImage, type ImageRules } from '../image-crop/use-image-choice.ts';
import { Image } from '../../data/Image/Image.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import * as styles from './ImageField.css.ts';

export interface ImageFieldLabels {
  choose: string;
  replace: string;
  remove: string;
  crop: string;
  drop: string;
  /** While a photo is made smaller that is too large to be sent as it is. */
  preparing: string;
  /** What the picture is to a screen reader. */
  chosen: (name: string) => string;
  cropDialog: Partial<CropLabels>;
}

const defaultLabels: ImageFieldLabels = {
  choose: 'Choose an image',
  replace: 'Replace',
  remove: 'Remove',
  crop: 'Crop',
  drop: 'or drop it here',
  preparing: 'Making it smaller',
  chosen: (name) => (name === '' ? 'Chosen image' : `Chosen image: ${name}`),
  cropDialog: {},
};

export interface ImageFieldProps extends FieldProps, ImageRules {
  value: FieldImage | null;
  onChange: (value: FieldImage | null) => void;
  /** The shape it is shown in. */
  ratio?: '16:9' | '1:1';
  /** Opens a dialog to cut a chosen picture: to the field's own shape, or to one that the member chooses. */
  crop?: 'ratio' | 'free';
  /** Pixels of the longer side of a cut picture. */
  maxEdge?: number;
  /** The form is being sent: the picture stays as it is. */
  isPending?: boolean | undefined;
  labels?: Partial<ImageFieldLabels>;
}

/** One picture, shown as it will be seen. */
export function ImageField(props: ImageFieldProps) {
  const { value, ratio = '16:9', crop, maxEdge = 2400, isReadOnly = false, isPending = false } = props;
  const ids = useFieldIds(props);
  const choice = useImageChoice({ ...props, isCropped: crop !== undefined });
  const labels = { ...defaultLabels, ...props.labels };
  const isLocked = (props.isDisabled || isReadOnly || isPending || choice.isPreparing) ?? false;
  const cropRatio: CropRatio = crop === 'free' ? 'free' : ratio;
  const changes =
    value === null || isLocked ? null : (
      <ImageActions labels={labels} onCrop={choice.cropAgain} onRemove={choice.remove} />
    );
  const actions = choice.isPreparing ? <Spinner size="sm" label={labels.preparing} /> : changes;

  return (
    <FieldFrame field={props} ids={ids} isGroup={isReadOnly}>
      <div ref={choice.place} className={styles.field} aria-busy={isPending || choice.isPreparing || undefined}>
        {value === null && !isReadOnly ? null : (
          <div className={styles.picture[ratio]}>
            <Image
              src={value?.url}
              alt={value === null ? '' : labels.chosen(value.file?.name ?? '')}
              patternName={props.label}
              ratio={ratio}
              loading="eager"
              sizes="(min-width: 40rem) 24rem, 100vw"
            />
          </div>
        )}
        {isReadOnly ? null : (
          <FileDrop
            control={{ ...controlAttributes(props, ids), disabled: isLocked, required: false }}
            labelledBy={ids.label}
            icon={IconImage}
            chooseLabel={value === null ? labels.choose : labels.replace}
            dropLabel={labels.drop}
            accept={props.accept ?? imageEndings}
            inputRef={choice.inputRef}
            onFiles={choice.choose}
            actions={actions}
          />
        )}
        <FileRejections messages={choice.refused} />
      </div>
      {choice.uncut === null ? null : (
        <CropDialog
          file={choice.uncut}
          ratio={cropRatio}
          maxEdge={maxEdge}
          labels={labels.cropDialog}
          onCrop={(file) => choice.take(file, choice.uncut ?? undefined)}
          onSkip={() => choice.uncut && choice.take(choice.uncut)}
          onClose={choice.leaveUncut}
        />
      )}
    </FieldFrame>
  );
}
