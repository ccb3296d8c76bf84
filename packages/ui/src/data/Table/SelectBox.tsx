import type { ChangeEvent, Ref } from 'react';
import { selectBox, selectHit, selectRadio } from './Table.css.ts';

export interface SelectBoxProps {
  label: string;
  isSelected: boolean;
  isDisabled?: boolean;
  /** Given to the rows of which one at most is selected. */
  radioName?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
  onToggle: (isRange: boolean) => void;
}

/** The control that selects a row, or all of them. */
export function SelectBox(props: SelectBoxProps) {
  const { isSelected, radioName } = props;
  return (
    <label className={selectHit}>
      <input
        ref={props.inputRef}
        type={radioName === undefined ? 'checkbox' : 'radio'}
        name={radioName}
        className={radioName === undefined ? selectBox : selectRadio}
        aria-label={props.label}
        checked={isSelected}
        disabled={props.isDisabled}
        onChange={(event) => props.onToggle(hasShift(event))}
      />
    </label>
  );
}

/** A checkbox changes by a click, also when it is the keyboard's. */
function hasShift({ nativeEvent }: ChangeEvent): boolean {
  return nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
}
