import { Button, Stack } from '@portal/ui';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { UndoBar } from './UndoBar.tsx';
import { KeyLegend, type QueueKey } from './KeyLegend.tsx';
import { commandOf, neighbourOf, placesWithKeys, stepOf } from './queue-keys.ts';
import * as css from './Queue.css.ts';
import type { DelayedDecision } from './use-delayed-decision.ts';

export interface QueueProps<Item> {
  /** Names the list. */
  label: string;
  items: readonly Item[];
  idOf: (item: Item) => string;
  /** In the list. */
  row: (item: Item) => ReactNode;
  /** All that is read before somebody decides, and the buttons for that. */
  detail: (item: Item) => ReactNode;
  /** Left out where both can be done with each. */
  mayDecide?: (way: 'approve' | 'decline', item: Item) => boolean;
  onApprove: Choose<Item>;
  onDecline: Choose<Item>;
  /** What the second key does here. */
  declineKey: Extract<QueueKey, 'decline' | 'deny'>;
  decision: DelayedDecision;
  /** Rendered once nothing is left. */
  empty: ReactNode;
  moreLabel: string;
}

/** Decides about one. What asks for a reason first answers whether it was decided. */
export type Choose<Item> = (item: Item) => void | Promise<boolean>;

/** So many are rendered until more are asked for. */
const step = 50;

/** Things to decide about one after the other: a list with the detail of one beside it, or under it where there is less space. */
export function Queue<Item>(props: QueueProps<Item>) {
  const { label, idOf, decision } = props;
  const items = props.items.filter((item) => !decision.decidedIds.has(idOf(item)));
  const [shown, setShown] = useState(step);
  const rendered = items.slice(0, shown);
  const [chosenId, setChosenId] = useState<string | null | undefined>(undefined);
  const current = chosenId === null ? undefined : (rendered.find((item) => idOf(item) === chosenId) ?? rendered[0]);
  const [awaited, setAwaited] = useState<{ item: Item | undefined } | null>(null);
  const prefix = useId();
  const boxRef = useRef<HTMLDivElement>(null);

  function focusOn(item: Item | undefined) {
    setChosenId(item === undefined ? undefined : idOf(item));
    const row = item && document.getElementById(`${prefix}${idOf(item)}`);
    (row ?? boxRef.current)?.focus();
  }

  /** The focus goes on to what is to be decided about next, and stays where nothing was decided after all. */
  function decide(choose: Choose<Item>, item: Item) {
    const next = neighbourOf(rendered, item);
    const outcome = choose(item);
    if (outcome === undefined) focusOn(next);
    else void outcome.then((isDecided) => setAwaited({ item: isDecided ? next : item }));
  }

  // A dialog keeps the focus for as long as it stands, and gives it back when it goes.
  useEffect(() => {
    if (awaited === null) return;
    focusOn(awaited.item);
    setAwaited(null);
    // Once for each answer.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [awaited]);

  function undo() {
    const taken = decision.undo();
    if (taken !== null) setChosenId(taken.id);
    boxRef.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey, repeat, defaultPrevented, target } = event;
    const isTaken = target instanceof Element && target.closest(placesWithKeys) !== null;
    const command = commandOf({ key, ctrlKey, metaKey, altKey, repeat, defaultPrevented, isTaken });
    if (command === null) return;
    if (command === 'undo') {
      if (decision.held === null) return;
      undo();
    } else if (command === 'next' || command === 'previous') {
      focusOn(stepOf(rendered, itemAt(target), command));
    } else {
      const item = itemAt(target);
      if (item === undefined) return;
      if (props.mayDecide?.(command, item) === false) setChosenId(idOf(item));
      else decide(command === 'approve' ? props.onApprove : props.onDecline, item);
    }
    event.preventDefault();
  }

  /** The row that has the focus, open or not; elsewhere in the list, the open one. */
  function itemAt(target: EventTarget): Item | undefined {
    return rendered.find((item) => target === document.getElementById(`${prefix}${idOf(item)}`)) ?? current;
  }

  return (
    // Keys count while the focus is here, and nowhere else.
    <div ref={boxRef} role="group" aria-label={label} tabIndex={-1} className={css.box} onKeyDown={onKeyDown}>
      <Stack gap={4}>
        <UndoBar decision={decision} onUndo={undo} />
        {items.length === 0 ? (
          props.empty
        ) : (
          <>
            <KeyLegend keys={['next', 'previous', 'approve', props.declineKey, 'undo']} />
            <ul
              role="list"
              aria-label={label}
              className={css.queue}
              style={{ gridTemplateRows: `repeat(${rendered.length}, auto) 1fr` }}
            >
              {rendered.map((item) => {
                const id = idOf(item);
                const isOpen = item === current;
                return (
                  <li key={id} role="listitem" className={css.item}>
                    <button
                      id={`${prefix}${id}`}
                      type="button"
                      aria-expanded={isOpen}
                      aria-controls={isOpen ? `${prefix}${id}-detail` : undefined}
                      className={css.row}
                      onClick={() => setChosenId(isOpen ? null : id)}
                    >
                      {props.row(item)}
                    </button>
                    {isOpen && (
                      <div id={`${prefix}${id}-detail`} className={css.detail}>
                        {props.detail(item)}
                      </div>
                    )}
                  </li>
                );
              })}
            </ul>
            {items.length > shown && <Button onPress={() => setShown(shown + step)}>{props.moreLabel}</Button>}
          </>
        )}
      </Stack>
    </div>
  );
}
