import { Fragment, type ReactNode } from 'react';

const longest = 500;
/** A no-break space of no width counts as white space, but parts no words. */
const word = /[\S\uFEFF]+/g;
/** Unicode's own bound for marks on one letter. */
const tower = /(\p{M}{30})\p{M}+/gu;

/**
 * Words as a browser can lay them out quickly, whenever they were stored: it takes seconds for a word of many thousand letters, or for
 * a letter with as many accents, unless it is told where the word may break.
 */
export function gentleText(text: string): ReactNode {
  if (text.length <= longest) return text;
  const lower = text.replaceAll(tower, '$1');
  if (!(lower.match(word) ?? []).some(({ length }) => length > longest)) return lower;
  const pieces = lower.split(new RegExp(`([\\S\\uFEFF]{${longest}})`)).filter((piece) => piece !== '');
  return pieces.map((piece, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
