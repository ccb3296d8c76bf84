import { editDistance } from '@portal/kit/access';

/** A part of a plain text; what matches can be marked. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

/** The words of what somebody looks for, as they are compared: without case, accents and signs. */
export function wordsOf(text: string): string[] {
  return folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en');
}

/** Stands between blocks of a text that is read in one line: a heading would run into what is below it. */
const betweenBlocks = ' · ';
const blockTag = /<\/?(?:p|h[1-6]|li|blockquote|pre|caption|t[hd])(?:\s[^>]*)?>/gi;

/** What people read of rich text. */
export function readText(html: string): string {
  return html
    .replaceAll(blockTag, betweenBlocks)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ·(?: ·)* /g, betweenBlocks)
    .replaceAll(/^[ ·]+|[ ·]+$/g, '');
}

/** Whether a word of a text fits one that was looked for. */
export type Fitting = (word: string, typed: string) => boolean;

/** The beginning of a word is enough, because people search while they type. */
export const beginsWith: Fitting = (word, typed) => word.startsWith(typed);

/** So many letters may be wrong, missing or too many, by how many somebody typed. */
function mistakesIn(typed: string): number {
  if (typed.length < 3) return 0;
  return typed.length < 6 ? 1 : 2;
}

/** As somebody may have meant it who mistyped. */
export const looksLike: Fitting = (word, typed) => {
  const mistakes = mistakesIn(typed);
  return Math.abs(word.length - typed.length) <= mistakes && editDistance(word, typed) <= mistakes;
};

/** Who leaves words out, or keeps them together, wants nothing that looks like them. */
export function isExact(keyword: string): boolean {
  return /"|(?:^|\s)-/.test(keyword);
}

/** A text with those of its words marked that fit one of these. */
export function marked(text: string, words: readonly string[], fits = beginsWith): Piece[] {
  const pieces: Piece[] = [];
  for (const part of text.split(/([\p{L}\p{N}\p{M}]+)/u)) {
    if (part === '') continue;
    const isMatch = words.some((word) => fits(folded(part), word));
    const last = pieces.at(-1);
    if (last?.isMatch === isMatch) last.text += part;
    else pieces.push({ text: part, isMatch });
  }
  return pieces;
}

/** What an excerpt is cut from: the text, below its summary unless it begins with that. */
export function belowSummary(summary: string, text: string): string {
  if (inOneRun(text).startsWith(inOneRun(summary).replace(/[ .…]+$/, ''))) return text;
  return text === '' ? summary : `${summary}${betweenBlocks}${text}`;
}

function inOneRun(text: string): string {
  return text.replaceAll(betweenBlocks, ' ');
}

const excerptLength = 180;

/** The part of a text around the first word that fits one of these, cut between words. */
export function excerptOf(text: string, words: readonly string[], fits = beginsWith): string {
  if (text.length <= excerptLength) return text;
  const parts = text.split(' ');
  const first = Math.max(
    parts.findIndex((part) => wordsOf(part).some((one) => words.some((word) => fits(one, word)))),
    0,
  );
  const begin = Math.max(first - 8, 0);
  let end = begin;
  for (let length = 0; end < parts.length && length < excerptLength; end += 1) length += (parts[end]?.length ?? 0) + 1;
  const cut = parts
    .slice(begin, end)
    .join(' ')
    .replaceAll(/^· | ·$/g, '');
  return `${begin > 0 ? '… ' : ''}${cut}${end < parts.length ? ' …' : ''}`;
}

/** Enough for what people type; each way costs as much as a search. */
const mostWays = 6;

/** Several ways to say what somebody looks for, their own first: a word or words of one line of synonyms stand for any other of it. */
export function waysToSay(keyword: string, synonyms: readonly (readonly string[])[]): string[] {
  if (isExact(keyword)) return [keyword];
  const typed = wordsOf(keyword);
  const ways = [keyword];
  for (const line of synonyms) {
    for (const known of line) {
      const from = placeOf(wordsOf(known), typed);
      if (from === -1) continue;
      for (const other of line) {
        if (other === known || ways.length >= mostWays) continue;
        ways.push([...typed.slice(0, from), ...wordsOf(other), ...typed.slice(from + wordsOf(known).length)].join(' '));
      }
      break;
    }
  }
  return ways;
}

/** Where words stand among others, one behind the other; -1 where they do not. */
function placeOf(words: readonly string[], among: readonly string[]): number {
  if (words.length === 0) return -1;
  return among.findIndex((_, from) => words.every((word, at) => among[from + at] === word));
}

const missedLength = 100;

/** What is kept of words that found nothing: how they are compared. Null for no words, and for what may tell of somebody: an address, or a number. */
export function missedWords(keyword: string): string | null {
  if (keyword.includes('@') || /\d{5}/.test(keyword.replaceAll(/[\s().+-]/g, ''))) return null;
  const words = wordsOf(keyword).join(' ');
  return words === '' || words.length > missedLength ? null : words;
}
