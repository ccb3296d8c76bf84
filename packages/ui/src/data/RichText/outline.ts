export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

/**
 * The levels that a text's headings get on a page where `first` is the next level down: the text's largest heading
 * stands there, smaller ones below it, and none skips a level.
 */
export function outline(levels: readonly number[], first: HeadingLevel): HeadingLevel[] {
  const ranks = [...new Set(levels)].sort((one, other) => one - other);
  let above = first - 1;
  return levels.map((level) => {
    above = Math.min(first + ranks.indexOf(level), above + 1, 6);
    return asLevel(above);
  });
}

function asLevel(level: number): HeadingLevel {
  return level <= 2 ? 2 : level === 3 ? 3 : level === 4 ? 4 : level === 5 ? 5 : 6;
}
