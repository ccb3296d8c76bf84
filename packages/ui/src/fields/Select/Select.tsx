import { Button } from 'react-aria-components/Button';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { classNames } from '../../foundations/class-names.ts';
import type { FieldProps } from '../field/field-props.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import * as fieldStyles from '../field/field.css.ts';
import { useFieldIds } from '../field/use-field-ids.ts';
import { IconChevronDown } from '../../foundations/icons/icons.ts';
import { listOption } from '../../overlays/overlay/list-option.tsx';
import * as overlayStyles from '../../overlays/overlay/overlay.css.ts';
import { useOverlayContainer } from '../../foundations/PortalRoot/root-context.ts';
import * as styles from './Select.css.ts';

export interface SelectOption {
  value: string;
  label: string;
  description?: string | undefined;
  isDisabled?: boolean | undefined;
}

export interface SelectProps extends FieldProps {
  value: string | null;
  onChange: (value: string) => void;
  options: readonly SelectOption[];
  placeholder?: string;
  size?: 'sm' | 'md' | 'lg';
  /** As wide as its value, without a frame: for sorting and the like. */
  isCompact?: boolean;
  /** What the browser may fill in: 'country', 'address-level1'. */
  autoComplete?: string;
}

// An empty value is a value here, but no key of a collection.
const keyOf = (value: string) => `=${value}`;

/** One of many, chosen from a list that opens. */
export function Select(props: SelectProps) {
  const { options, placeholder = 'Choose', isCompact = false, size = isCompact ? 'sm' : 'md' } = props;
  const ids = useFieldIds(props);
  const { place } = useOverlayContainer();
  const known = options.some((option) => option.value === props.value) ? props.value : null;
  return (
    <FieldFrame field={props} ids={ids} isGroup isCompact={isCompact}>
      <AriaSelect
        className={styles.select}
        aria-labelledby={ids.label}
        aria-describedby={ids.describedBy}
        value={known === null ? null : keyOf(known)}
        onChange={(key) => {
          const option = options.find(({ value }) => keyOf(value) === key);
          if (option) props.onChange(option.value);
        }}
        onBlur={props.onBlur}
        autoComplete={props.autoComplete}
        placeholder={placeholder}
        isDisabled={(props.isDisabled || props.isReadOnly) ?? false}
        isInvalid={Boolean(props.error)}
        validationBehavior="aria"
      >
        <div data-field={props.name}>
          <Button
            className={classNames(
              fieldStyles.control,
              fieldStyles.sizes[size],
              styles.trigger,
              isCompact && styles.compact,
            )}
            data-invalid={Boolean(props.error) || undefined}
          >
            <SelectValue className={styles.value}>
              {({ isPlaceholder, selectedText }) => (isPlaceholder ? placeholder : selectedText)}
            </SelectValue>
            <span className={styles.chevron}>
              <IconChevronDown size={16} />
            </span>
          </Button>
        </div>
        <Popover {...place} className={classNames(overlayStyles.floating, styles.panel)} offset={4}>
          <ListBox className={overlayStyles.list}>
            {options.map((option) => listOption({ ...option, id: keyOf(option.value) }))}
          </ListBox>
        </Popover>
      </AriaSelect>
    </FieldFrame>
  );
}
