/** Every how many labels one is shown, so that no more than `most` are. */
export function labelStep(count: number, most: number): number {
  return Math.max(1, Math.ceil(count / most));
}

/** Names that would not fit below their bars stand beside them. */
export function wantsHorizontal(categories: readonly string[]): boolean {
  const longest = Math.max(0, ...categories.map((label) => label.length));
  return longest > 16 || longest * categories.length > 80;
}
