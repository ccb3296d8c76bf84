export const forcedStates = ['hover', 'focus', 'pressed'] as const;
export type ForcedState = (typeof forcedStates)[number];

interface InCopies {
  /** The parts that answer pointer and keys, as a selector: the story is rendered four times, with all of them forced in one state each. */
  part: string;
  /** For what needs the whole width: the copies stand below each other. */
  isWide?: boolean;
  /** A state that the parts do not have, with the reason. */
  without?: Partial<Record<ForcedState, string>>;
}

/** For what cannot be rendered four times at once: the story is rendered once, with a part of it in each state. */
type InOne = Readonly<Partial<Record<ForcedState, string>>> & { part?: never };

/** Which parts a story shows hovered, focused and pressed. */
export type ForcedParts = InCopies | InOne;

const textBox = ':where(input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"]), textarea)';
const notPressed = `:is(${textBox}, [contenteditable="true"])`;

/** The parts that are to be forced in a state. A press in a text box sets the caret, which is focus. */
export function partsIn(forced: ForcedParts, state: ForcedState): string | null {
  if (forced.part === undefined) return forced[state] ?? null;
  if (forced.without?.[state] !== undefined) return null;
  return state === 'pressed' ? `:is(${forced.part}):not(${notPressed})` : forced.part;
}
