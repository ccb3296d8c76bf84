import { Button } from '../Button/Button.tsx';
import { Chip } from './Chip.tsx';
import { list } from './Chip.css.ts';

export interface ChipListLabels {
  clearAll: string;
  remove: (label: string) => string;
}

const defaultLabels: ChipListLabels = { clearAll: 'Clear all', remove: (label) => `Remove ${label}` };

export interface ChipListProps {
  /** Names the list for screen readers. */
  label: string;
  chips: readonly { id: string; label: string }[];
  onRemove: (id: string) => void;
  onClearAll?: (() => void) | undefined;
  labels?: Partial<ChipListLabels>;
}

/** The filters in force. It draws nothing when there are none. */
export function ChipList({ label, chips, onRemove, onClearAll, labels }: ChipListProps) {
  if (chips.length === 0) return null;
  const words = { ...defaultLabels, ...labels };
  return (
    <ul className={list} aria-label={label}>
      {chips.map((chip) => (
        <li key={chip.id}>
          <Chip onRemove={() => onRemove(chip.id)} removeLabel={words.remove(chip.label)}>
            {chip.label}
          </Chip>
        </li>
      ))}
      {onClearAll ? (
        <li>
          <Button tone="quiet" size="small" onPress={onClearAll}>
            {words.clearAll}
          </Button>
        </li>
      ) : null}
    </ul>
  );
}
