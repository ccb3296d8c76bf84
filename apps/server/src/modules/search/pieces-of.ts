import type { Piece } from '@portal/rules';

/** Signs that stand for nothing in any text; those that somebody has written all the same are taken out before. */
export const [begin, end] = ['\uE000', '\uE001'];

/** A plain text whose matches stand between the two signs, in parts. */
export function piecesOf(text: string): Piece[] {
  const [first = '', ...rest] = text.replaceAll(/\s+/g, ' ').trim().split(begin);
  const pieces = [{ text: first, isMatch: false }];
  for (const part of rest) {
    const [match = '', ...after] = part.split(end);
    pieces.push({ text: match, isMatch: true }, { text: after.join(''), isMatch: false });
  }
  return pieces.filter((piece) => piece.text !== '');
}
