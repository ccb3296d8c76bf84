import { Avatar } from '../../people/Avatar/Avatar.tsx';
import type { Person } from '../../people/Avatar/person.ts';
import type { FieldProps } from '../field/field-props.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import { controlAttributes, useFieldIds } from '../field/use-field-ids.ts';
import { FileDrop } from '../FileField/FileDrop.tsx';
import { FileRejections } from '../FileField/FileRejections.tsx';
import { IconCamera } from '../../foundations/icons/icons.ts';
import { CropDialog } from '../image-crop/CropDialog.tsx';
import { ImageActions } from '../image-crop/ImageActions.tsx';
import type { CropLabels } from '../image-crop/labels.ts';
import { imageEndings, useImageChoice, type FieldImage, type ImageRules } from '../image-crop/use-image-choice.ts';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import * as styles from './AvatarField.css.ts';

export interface AvatarFieldLabels {
  choose: string;
  change: string;
  remove: string;
  crop: string;
  drop: string;
  /** While the photo is sent. */
  pending: string;
  cropDialog: Partial<CropLabels>;
}

const defaultLabels: AvatarFieldLabels = {
  choose: 'Choose a photo',
  change: 'Change photo',
  remove: 'Remove',
  crop: 'Crop',
  drop: 'or drop it here',
  pending: 'Saving the photo',
  cropDialog: {},
};

export interface AvatarFieldProps extends FieldProps, ImageRules {
  /** Whose photo it is: without one their initials are shown. */
  person: Person;
  value: FieldImage | null;
  onChange: (value: FieldImage | null) => void;
  /** Pixels of the side of the photo. */
  maxEdge?: number;
  /** The photo is being sent. */
  isPending?: boolean | undefined;
  /** False where a photo can be changed and not taken out. */
  isRemovable?: boolean;
  labels?: Partial<AvatarFieldLabels>;
}

/** A person's photo: chosen, cut to a circle, taken out. */
export function AvatarField(props: AvatarFieldProps) {
  const { value, person, maxEdge = 800, isReadOnly = false, isPending = false, isRemovable = true } = props;
  const ids = useFieldIds(props);
  const choice = useImageChoice({ ...props, isCropped: true });
  const labels = { ...defaultLabels, ...props.labels };
  const isLocked = (props.isDisabled || isReadOnly || isPending || choice.isPreparing) ?? false;
  const actions =
    value === null || isLocked || !isRemovable ? null : (
      <ImageActions labels={labels} onCrop={choice.cropAgain} onRemove={choice.remove} />
    );

  return (
    <FieldFrame field={props} ids={ids} isGroup={isReadOnly}>
      <div className={styles.field} aria-busy={isPending || undefined}>
        <span className={styles.photo}>
          <Avatar person={{ ...person, avatarUrl: value?.url ?? null }} size="2xl" isDecorative={false} />
          {isPending ? (
            <span className={styles.veil}>
              <Spinner label={labels.pending} />
            </span>
          ) : null}
        </span>
        <div className={styles.choice}>
          {isReadOnly ? null : (
            <FileDrop
              control={{ ...controlAttributes(props, ids), disabled: isLocked, required: false }}
              labelledBy={ids.label}
              icon={IconCamera}
              chooseLabel={value === null ? labels.choose : labels.change}
              dropLabel={labels.drop}
              accept={props.accept ?? imageEndings}
              inputRef={choice.inputRef}
              onFiles={choice.choose}
              actions={actions}
            />
          )}
          <FileRejections messages={choice.refused} />
        </div>
      </div>
      {choice.uncut === null ? null : (
        <CropDialog
          file={choice.uncut}
          ratio="1:1"
          isRound
          maxEdge={maxEdge}
          labels={labels.cropDialog}
          onCrop={(file) => choice.take(file, choice.uncut ?? undefined)}
          onClose={choice.leaveUncut}
        />
      )}
    </FieldFrame>
  );
}
