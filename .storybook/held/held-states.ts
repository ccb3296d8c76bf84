export const heldStates = ['hover', 'focus', 'pressed'] as const;
export type HeldState = (typeof heldStates)[number];

interface InCopies {
  /** The parts that answer pointer and keys, as a selector: the story is drawn four times, with all of them held in one state each. */
  part: string;
  /** For what needs the whole width: the copies stand below each other. */
  isWide?: boolean;
  /** A state that the parts do not have, with the reason. */
  without?: Partial<Record<HeldState, string>>;
}

/** For what cannot be drawn four times at once: the story is drawn once, with a part of it in each state. */
type InOne = Readonly<Partial<Record<HeldState, string>>> & { part?: never };

/** Which parts a story shows hovered, focused and pressed. */
export type HeldParts = InCopies | InOne;

const textBox = ':where(input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"]), textarea)';
const notPressed = `:is(${textBox}, [contenteditable="true"])`;

/** The parts that are to be held in a state. A press in a text box sets the caret, which is focus. */
export function partsIn(held: HeldParts, state: HeldState): string | null {
  if (held.part === undefined) return held[state] ?? null;
  if (held.without?.[state] !== undefined) return null;
  return state === 'pressed' ? `:is(${held.part}):not(${notPressed})` : held.part;
}
