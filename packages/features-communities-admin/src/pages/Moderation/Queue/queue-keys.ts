export type QueueCommand = 'next' | 'previous' | 'approve' | 'decline' | 'undo';

const commands: Readonly<Record<string, QueueCommand>> = {
  j: 'next',
  k: 'previous',
  a: 'approve',
  d: 'decline',
  z: 'undo',
};

interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  repeat?: boolean;
  defaultPrevented: boolean;
  /** It was pressed where keys mean something else. */
  isTaken: boolean;
}

/** Where somebody writes or chooses by keys, the keys are theirs. */
export const placesWithKeys = [
  ...['input', 'textarea', 'select', '[contenteditable]:not([contenteditable="false"])'],
  ...['[role="menu"]', '[role="dialog"]', '[role="alertdialog"]'],
].join(', ');

/** What a key asks for; nothing with a modifier, held down, or in a field. */
export function commandOf(event: Pressed): QueueCommand | null {
  const command = commands[event.key.toLowerCase()];
  if (command === undefined || event.defaultPrevented) return null;
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const isMove = command === 'next' || command === 'previous';
  if (event.repeat && !isMove) return null;
  return event.isTaken ? null : command;
}

/** What comes after something, or before it where it is the last. */
export function neighbourOf<Item>(items: readonly Item[], item: Item): Item | undefined {
  const at = items.indexOf(item);
  return items[at + 1] ?? items[at - 1];
}

/** The next or the one before; at an end, the end. */
export function stepOf<Item>(
  items: readonly Item[],
  from: Item | undefined,
  way: 'next' | 'previous',
): Item | undefined {
  if (from === undefined) return items[0];
  return items[items.indexOf(from) + (way === 'next' ? 1 : -1)] ?? from;
}
