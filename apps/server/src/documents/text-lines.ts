import bidiFactory from 'bidi-js';
import { type Script, scriptOf } from './fonts.ts';

const bidi = bidiFactory();

/** A piece of a line in letters of one script; it is drawn from the left. */
export interface Run {
  text: string;
  script: Script;
}

export type WidthOf = (run: Run) => number;

interface Piece extends Run {
  /** Odd: it is read from the right. */
  level: number;
  isSpace: boolean;
}

/** Lines no wider than a width, their pieces in the order in which they stand from the left. A word that is wider than a line is cut. */
export function linesOf(text: string, width: number, widthOf: WidthOf): Run[][] {
  const lines: Piece[][] = [];
  let line: Piece[] = [];
  let space: Piece[] = [];
  let used = 0;
  for (const word of wordsOf(text).flatMap((one) => cutToFit(one, width, widthOf))) {
    if (word[0]?.isSpace === true) {
      space = word;
      continue;
    }
    const [spaceWidth, wordWidth] = [widthOfAll(space, widthOf), widthOfAll(word, widthOf)];
    if (line.length > 0 && used + spaceWidth + wordWidth > width) {
      lines.push(line);
      [line, space, used] = [[], [], 0];
    }
    used += widthOfAll(space, widthOf) + wordWidth;
    line.push(...space, ...word);
    space = [];
  }
  return [...lines, line].map((pieces) => joined(fromTheLeft(pieces)));
}

/** Words and the spaces between them, each of pieces of one script and level. */
function wordsOf(text: string): Piece[][] {
  const { levels } = bidi.getEmbeddingLevels(text, 'ltr');
  const words: Piece[][] = [];
  let at = 0;
  for (const character of text) {
    const one = { text: character, script: scriptOf(character), level: levels[at] ?? 0, isSpace: character === ' ' };
    at += character.length;
    const word = words.at(-1);
    const last = word?.at(-1);
    if (word === undefined || last === undefined || last.isSpace !== one.isSpace) words.push([one]);
    else if (belongsTo(one, last)) last.text += character;
    else word.push(one);
  }
  return words;
}

/** A mark stands in the letters of what it is put on. */
function belongsTo({ text, script, level }: Piece, last: Piece): boolean {
  return /\p{M}/u.test(text) || (script === last.script && level === last.level);
}

function cutToFit(word: Piece[], width: number, widthOf: WidthOf): Piece[][] {
  if (widthOfAll(word, widthOf) <= width) return [word];
  const pieces: Piece[][] = [];
  for (const { text, ...rest } of word) {
    let fits = '';
    for (const character of text) {
      if (fits !== '' && widthOf({ ...rest, text: fits + character }) > width) {
        pieces.push([{ ...rest, text: fits }]);
        fits = '';
      }
      fits += character;
    }
    pieces.push([{ ...rest, text: fits }]);
  }
  return pieces;
}

function widthOfAll(pieces: readonly Piece[], widthOf: WidthOf): number {
  return pieces.reduce((sum, piece) => sum + widthOf(piece), 0);
}

/** Rule L2 of Unicode's bidirectional algorithm: each stretch of a level or above is turned round, the highest first. */
function fromTheLeft(pieces: readonly Piece[]): Piece[] {
  let turned = [...pieces];
  for (let level = Math.max(0, ...pieces.map((piece) => piece.level)); level > 0; level -= 1) {
    const stretches: Piece[][] = [];
    for (const piece of turned) {
      const last = stretches.at(-1)?.at(-1);
      if (last !== undefined && last.level >= level === piece.level >= level) stretches.at(-1)?.push(piece);
      else stretches.push([piece]);
    }
    turned = stretches.flatMap((stretch) => ((stretch[0]?.level ?? 0) >= level ? stretch.toReversed() : stretch));
  }
  return turned;
}

/** What is read from the left stands together; of what is read from the right each word is drawn by itself. */
function joined(pieces: readonly Piece[]): Run[] {
  const runs: Run[] = [];
  for (const { text, script } of pieces) {
    const last = runs.at(-1);
    if (script === 'latin' && last?.script === 'latin') last.text += text;
    else runs.push({ text, script });
  }
  return runs;
}
