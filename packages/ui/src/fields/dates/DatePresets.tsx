import { buttonClass } from '../../actions/Button/button-class.ts';
import { classNames } from '../../foundations/class-names.ts';
import * as styles from './calendar.css.ts';
import type { DateRange } from './iso-values.ts';

/** A range with a name. */
export interface DatePreset extends DateRange {
  label: string;
}

export interface DatePresetsProps {
  label: string;
  presets: readonly DatePreset[];
  value: DateRange | null;
  onChoose: (range: DateRange) => void;
}

/** The ranges that can be chosen with one press. */
export function DatePresets({ label, presets, value, onChoose }: DatePresetsProps) {
  if (presets.length === 0) return null;
  return (
    <div role="group" aria-label={label} className={styles.presets}>
      {presets.map((preset) => (
        <button
          key={preset.label}
          type="button"
          className={classNames(buttonClass({ tone: 'neutral', size: 'sm' }), styles.preset)}
          aria-pressed={preset.from === value?.from && preset.to === value.to}
          onClick={() => onChoose({ from: preset.from, to: preset.to })}
        >
          {preset.label}
        </button>
      ))}
    </div>
  );
}
