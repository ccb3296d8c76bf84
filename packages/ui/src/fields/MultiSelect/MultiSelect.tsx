import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { ChipList } from '../../data/Chip/ChipList.tsx';
import { classNames } from '../../foundations/class-names.ts';
import type { FieldProps } from '../field/field-props.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import * as fieldStyles from '../field/field.css.ts';
import { useFieldIds } from '../field/use-field-ids.ts';
import { IconChevronDown } from '../../foundations/icons/icons.ts';
import { floating } from '../../overlays/overlay/overlay.css.ts';
import { useOverlayPlace } from '../../foundations/PortalRoot/root-context.ts';
import * as selectStyles from '../Select/Select.css.ts';
import { multiSelectLabels, type MultiSelectLabels, type MultiSelectOption } from './multi-select-words.ts';
import { MultiSelectList } from './MultiSelectList.tsx';
import * as styles from './MultiSelect.css.ts';

export interface MultiSelectProps extends FieldProps {
  value: readonly string[];
  /** The chosen values, in the order of the options. */
  onChange: (value: string[]) => void;
  options: readonly MultiSelectOption[];
  placeholder?: string;
  size?: 'sm' | 'md' | 'lg';
  /** A way to choose all that are shown. */
  hasSelectAll?: boolean;
  /** From how many options on the list can be searched: 10. */
  searchFrom?: number;
  /** Under the field, each with its way out; without them the field only says how many. */
  hasChips?: boolean;
  labels?: Partial<MultiSelectLabels>;
}

/** Several of many, chosen from a list that stays open meanwhile. */
export function MultiSelect(props: MultiSelectProps) {
  const { value, options, placeholder = 'Choose', hasChips = true } = props;
  const ids = useFieldIds(props);
  const [isOpen, setOpen] = useState(false);
  const { place } = useOverlayPlace();
  const labels = { ...multiSelectLabels, ...props.labels };
  const isLocked = (props.isDisabled || props.isReadOnly) ?? false;
  const chosen = options.filter((option) => value.includes(option.value));
  const words = chosen.length === 1 ? chosen[0]?.label : labels.selected(chosen.length);

  function openOrClose(next: boolean) {
    setOpen(next);
    if (!next) props.onBlur?.();
  }

  return (
    <FieldFrame field={props} ids={ids} isGroup>
      <DialogTrigger isOpen={isOpen} onOpenChange={openOrClose}>
        <div data-field={props.name}>
          <AriaButton
            id={ids.control}
            aria-labelledby={`${ids.label} ${ids.control}-value`}
            aria-describedby={ids.describedBy}
            isDisabled={isLocked}
            className={classNames(fieldStyles.control, fieldStyles.sizes[props.size ?? 'md'], selectStyles.trigger)}
            data-invalid={Boolean(props.error) || undefined}
          >
            <span
              id={`${ids.control}-value`}
              className={classNames(selectStyles.value, chosen.length === 0 && styles.quiet)}
            >
              {chosen.length === 0 ? placeholder : words}
            </span>
            <span className={selectStyles.chevron}>
              <IconChevronDown size={16} />
            </span>
          </AriaButton>
        </div>
        <Popover {...place} className={classNames(floating, styles.panel)} placement="bottom start" offset={4}>
          <Dialog className={styles.dialog} aria-labelledby={ids.label}>
            <MultiSelectList {...props} labels={labels} labelledBy={ids.label} />
          </Dialog>
        </Popover>
      </DialogTrigger>
      {hasChips && chosen.length > 0 ? (
        <div className={styles.chips}>
          <ChipList
            label={labels.selected(chosen.length)}
            chips={chosen.map((option) => ({ id: option.value, label: option.label }))}
            onRemove={isLocked ? undefined : (id) => props.onChange(value.filter((each) => each !== id))}
            labels={{ remove: labels.remove }}
          />
        </div>
      ) : null}
    </FieldFrame>
  );
}
