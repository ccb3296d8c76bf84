import { useEffect, useRef } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
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
  /** Without it they can only be read. */
  onRemove: ((id: string) => void) | undefined;
  onClearAll?: (() => void) | undefined;
  labels?: Partial<ChipListLabels>;
}

/** The filters in force. It renders nothing when there are none. */
export function ChipList({ label, chips, onRemove, onClearAll, labels }: ChipListProps) {
  const listRef = useRef<HTMLUListElement>(null);
  const removedAt = useRef<number | null>(null);
  useEffect(() => {
    if (removedAt.current === null) return;
    // The button that had the focus has gone: it moves to the chip that came in its place, else to the last one.
    const chipAt = Math.min(removedAt.current, chips.length - 1);
    listRef.current?.children[chipAt]?.querySelector('button')?.focus();
    removedAt.current = null;
  }, [chips.length]);
  if (chips.length === 0) return null;
  const remove = (id: string, index: number) => {
    removedAt.current = index;
    onRemove?.(id);
  };
  const words = { ...defaultLabels, ...labels };
  return (
    <ul ref={listRef} className={list} aria-label={label}>
      {chips.map((chip, index) => (
        <li key={chip.id}>
          <Chip onRemove={onRemove && (() => remove(chip.id, index))} removeLabel={words.remove(chip.label)}>
            {chip.label}
          </Chip>
        </li>
      ))}
      {onClearAll ? (
        <li>
          <Button tone="quiet" size="sm" onPress={onClearAll}>
            {words.clearAll}
          </Button>
        </li>
      ) : null}
    </ul>
  );
}
