/** How long a code is away before it counts as shown anew. */
const goneMs = 2_000;

/**
 * Tells of each look at the camera's picture whether it shows a code that is to be read: one that stays there is read once,
 * however long a busy device takes from one look to the next.
 */
export function newCodes(): (text: string | null, at: number) => boolean {
  let seen = { text: '', at: 0 };
  let isAway = false;
  return (text, at) => {
    if (text === null) {
      isAway = true;
      return false;
    }
    const isNew = text !== seen.text || (isAway && at - seen.at > goneMs);
    seen = { text, at };
    isAway = false;
    return isNew;
  };
}
