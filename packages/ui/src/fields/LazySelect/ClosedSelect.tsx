import { classNames } from '../../foundations/class-names.ts';
import { IconChevronDown } from '../../foundations/icons/icons.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import * as fieldStyles from '../field/field.css.ts';
import { useFieldIds } from '../field/use-field-ids.ts';
import * as styles from '../Select/Select.css.ts';
import type { SelectProps } from '../Select/Select.tsx';
import * as own from './ClosedSelect.css.ts';

/** A `Select` as it looks before its code has come, which cannot be opened: as tall and as wide. */
export function ClosedSelect(props: SelectProps) {
  const { options, value, placeholder = 'Choose', isCompact = false, size = isCompact ? 'sm' : 'md' } = props;
  const ids = useFieldIds(props);
  const chosen = options.find((option) => option.value === value);
  return (
    <FieldFrame field={props} ids={ids} isGroup isCompact={isCompact}>
      <div
        className={classNames(
          fieldStyles.control,
          fieldStyles.sizes[size],
          styles.trigger,
          isCompact && styles.compact,
          isCompact ? own.compact : own.closed,
        )}
      >
        <span className={styles.value} data-placeholder={chosen === undefined || undefined}>
          {chosen?.label ?? placeholder}
        </span>
        <span className={styles.chevron}>
          <IconChevronDown size={16} />
        </span>
      </div>
    </FieldFrame>
  );
}
