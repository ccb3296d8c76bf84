/**
 * Whether a text has more characters than that, as forms count them and the columns of the database: by code points, so that an emoji is one or a few, not each
 * half of one. What is far too long is not counted.
 */
export function isLongerThan(text: string, max: number): boolean {
  return text.length > 2 * max || (text.length > max && [...text].length > max);
}
