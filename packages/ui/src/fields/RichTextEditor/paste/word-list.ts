export interface WordListItem {
  level: number;
  isOrdered: boolean;
  start: number;
}

const romans: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

/** Word writes a list as paragraphs: the level in the style, the bullet or number as words. Null for any other paragraph. */
export function wordListItem(style: string, marker: string): WordListItem | null {
  const level = /mso-list:\s*(?:l\d+)?\s*level(\d)/i.exec(style)?.[1];
  if (level === undefined) return null;
  const number = /^\(?([\da-z]+)[.)]$/i.exec(marker.trim())?.[1];
  return { level: Number(level), isOrdered: number !== undefined, start: number === undefined ? 1 : valueOf(number) };
}

function valueOf(number: string): number {
  const digits = Number(number);
  if (Number.isInteger(digits)) return digits;
  const letters = number.toLowerCase();
  // A single letter is one of the alphabet, but for those that a roman list comes by first.
  if (/^(?:[ivx]|[ivxlc]{2,})$/.test(letters)) return romanValue(letters);
  return letters.length === 1 ? letters.charCodeAt(0) - 96 : 1;
}

function romanValue(letters: string): number {
  const values = [...letters].map((letter) => romans[letter] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}
