/** `pdf` of `Notes.PDF`; the whole name where it has no ending. */
export function endingOf(name: string): string {
  return name.split('.').at(-1)?.toLowerCase() ?? '';
}
