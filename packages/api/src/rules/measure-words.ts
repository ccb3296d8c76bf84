import type { ContentMeasures } from './content-rules.ts';

export type WordMeasures = Pick<ContentMeasures, 'marks' | 'word' | 'unbroken' | 'turns'>;

/** A no-break space of no width counts as white space elsewhere, but parts no words. */
const words = /[\S\uFEFF]+/g;
const address = /^[^\p{L}\p{N}]{0,3}(?:https?:|mailto:|www\.)/iu;
/** Their words follow each other without spaces, and are drawn one by one. */
const ideographs = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303F\uFF00-\uFF60]/u;
/** Their words follow each other without spaces, and are drawn as one. */
const passages = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Tibetan}]/u;
const marks = /\p{M}[\p{M}\p{Cf}]*/gu;
const joiners = /\p{Cf}/gu;
const fromRight = '[\\p{sc=Hebrew}\\p{sc=Arabic}\\p{sc=Syriac}\\p{sc=Thaana}\\p{sc=Nko}]';
const rightToLeft = new RegExp(fromRight, 'u');
const turns = new RegExp(`${fromRight}(?:\\P{L}*${fromRight})*`, 'gu');

/** Counts what is costly in words without markup. */
export function measureWords(text: string): WordMeasures {
  return {
    ...measureLengths(text),
    marks: longest(text.match(marks) ?? [], (run) => [...run.replace(joiners, '')].length),
    turns: rightToLeft.test(text) ? (text.match(turns)?.length ?? 0) : 0,
  };
}

function measureLengths(text: string): Pick<WordMeasures, 'word' | 'unbroken'> {
  const lengths = { word: 0, unbroken: 0 };
  for (const [found] of text.matchAll(words)) {
    const kind = address.test(found) || passages.test(found) ? 'unbroken' : 'word';
    if (found.length > lengths[kind])
      lengths[kind] = Math.max(lengths[kind], longest(found.split(ideographs), lengthOf));
  }
  return lengths;
}

function lengthOf(text: string): number {
  return text.length;
}

function longest(found: readonly string[], measure: (text: string) => number): number {
  return found.reduce((most, text) => Math.max(most, measure(text)), 0);
}
