/** A title of at most so many characters, as readers count them; what is cut ends in an ellipsis. */
export function cutTitle(title: string, characters: number | undefined): string {
  if (characters === undefined || title.length <= characters) return title;
  const parts = [...new Intl.Segmenter().segment(title)].map(({ segment }) => segment);
  return parts.length <= characters ? title : `${parts.slice(0, characters).join('').trimEnd()}…`;
}
