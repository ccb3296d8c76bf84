import { type KeyboardEvent, useEffect, useState } from 'react';
import type { SearchBoxGroup } from './search-box-group.ts';

interface SearchKeysOptions {
  value: string;
  groups: readonly SearchBoxGroup[];
  onSubmit: (value: string) => void;
  onClose: () => void;
  idOf: (option: string) => string;
}

/** Arrows walk through the options and back to the field, Enter opens the one that they are at, Escape closes. */
export function useSearchKeys({ value, groups, onSubmit, onClose, idOf }: SearchKeysOptions) {
  const [chosen, setChosen] = useState<string | null>(null);
  const options = groups.flatMap((group) => group.options);
  const at = options.findIndex(({ id }) => id === chosen);
  const active = at === -1 ? null : chosen;
  const activeId = active === null ? null : idOf(active);

  useEffect(() => {
    if (activeId !== null) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  /** One place more than there are options is the field itself. */
  function walk(by: 1 | -1): void {
    const places = options.length + 1;
    const next = (at + 1 + by + places) % places;
    setChosen(options[next - 1]?.id ?? null);
  }

  function open(): void {
    if (activeId === null) onSubmit(value);
    // A press on its link, so that the host opens it in its own way; what cannot be opened does nothing.
    else document.getElementById(activeId)?.click();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    // Enter takes over what is being composed of several keys, and Escape gives it up.
    if (event.nativeEvent.isComposing) return;
    const acts = new Map([
      ['ArrowDown', () => walk(1)],
      ['ArrowUp', () => walk(-1)],
      ['Enter', open],
      ['Escape', onClose],
    ]);
    const act = acts.get(event.key);
    if (act === undefined) return;
    event.preventDefault();
    act();
  }

  return { active, onKeyDown, forget: () => setChosen(null) };
}
