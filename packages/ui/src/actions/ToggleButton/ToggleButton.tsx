import { useState } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { IconBookmark, IconHeart, IconStar } from '../../foundations/icons/icons.ts';
import { Tooltip } from '../../overlays/Tooltip/Tooltip.tsx';
import * as styles from './ToggleButton.css.ts';

export interface ToggleButtonLabels {
  /** What a press does while it is on. */
  on: string;
  /** What a press does while it is off. */
  off: string;
}

const defaultLabels: Record<ToggleButtonProps['kind'], ToggleButtonLabels> = {
  like: { on: 'Unlike', off: 'Like' },
  favourite: { on: 'Remove from favourites', off: 'Add to favourites' },
  save: { on: 'Remove from saved', off: 'Save' },
};

const icons = { like: IconHeart, favourite: IconStar, save: IconBookmark };

export interface ToggleButtonProps {
  kind: 'like' | 'favourite' | 'save';
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  count?: number | undefined;
  isDisabled?: boolean | undefined;
  size?: 'sm' | 'md';
  labels?: Partial<ToggleButtonLabels>;
}

/** A mark that a member puts on something and takes off again. Its name says what the next press does. */
export function ToggleButton(props: ToggleButtonProps) {
  const { kind, isSelected, count, size = 'md' } = props;
  const [hasBeenPressed, setHasBeenPressed] = useState(false);
  const labels = { ...defaultLabels[kind], ...props.labels };
  const label = isSelected ? labels.on : labels.off;
  const Icon = icons[kind];
  const press = () => {
    setHasBeenPressed(true);
    props.onChange(!isSelected);
  };
  return (
    <Tooltip text={label}>
      <button
        type="button"
        className={classNames(styles.toggle, styles.sizes[size], isSelected && styles.selected[kind])}
        aria-label={count === undefined ? label : `${label}, ${count}`}
        data-selected={isSelected || undefined}
        disabled={props.isDisabled}
        onClick={press}
      >
        <span className={classNames(styles.icon, isSelected && hasBeenPressed && styles.pressed)}>
          <Icon size={20} isFilled={isSelected} />
        </span>
        {count === undefined ? null : <span>{count}</span>}
      </button>
    </Tooltip>
  );
}
