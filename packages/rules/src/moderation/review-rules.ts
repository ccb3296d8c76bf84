import { conflict, invalid, limits, type Refusal } from '@portal/api/rules';

const dayMs = 86_400_000;
const { days, links, postsPerDay } = limits.newcomer;

/** Since when somebody is known: accounts that were taken over from elsewhere are younger than their memberships of the organisation. */
export function knownSince(accountMadeAt: Date, joinedAt: Date | null): Date {
  return joinedAt !== null && joinedAt < accountMadeAt ? joinedAt : accountMadeAt;
}

/** Whether an account is so young that what it writes is looked at first. */
export function isNewcomer(since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() < days * dayMs;
}

/** How many links a text has. */
export function linksIn(html: string): number {
  return html.match(/<a\b[^<>]*\bhref=/gi)?.length ?? 0;
}

export interface WrittenText {
  title: string;
  /** As it is kept: what is not allowed is gone from it. */
  html: string;
}

/** They stand within a word and part none. */
const withinWords = /<\/?(?:a|b|i|u|s|em|strong|span|code|mark|sub|sup|del|ins|small)\b[^<>]*>/gi;

/** What is read of a text to look for words in it: as it is seen, in small letters, with the addresses behind its links. */
function readable({ title, html }: WrittenText): string {
  const addresses = Array.from(html.matchAll(/\bhref="([^"]*)"/gi), ([, href = '']) => href);
  return small([title, html.replaceAll(withinWords, '').replaceAll(/<[^<>]*>/g, ' '), ...addresses].join(' '));
}

/** Signs that draw nothing, and other forms of the same letter, hide no word. */
function small(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase();
}

const wholeWords = (text: string): string => ` ${text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;

/** A word is found where it stands by itself, an address wherever it is part of one. */
export function reviewWordIn(words: readonly string[], text: WrittenText): string | null {
  const read = readable(text);
  const whole = wholeWords(read);
  const found = words.find((word) => {
    const sought = small(word);
    return /[./@:]/.test(sought) ? read.includes(sought) : whole.includes(wholeWords(sought));
  });
  return found ?? null;
}

/** Why a post waits although its community asks for no approval. */
export interface Held {
  because: 'words' | 'newcomer';
  /** The word that was found. */
  word: string;
}

export interface Writer {
  /** Since when they are known. */
  since: Date;
  /** They approve posts there: nothing of theirs is held. */
  approves: boolean;
}

/** Whether what somebody writes is held until it was looked at. */
export function heldPost(
  text: WrittenText,
  { since, approves }: Writer,
  words: readonly string[],
  now: Date,
): Held | null {
  if (approves) return null;
  const word = reviewWordIn(words, text);
  if (word !== null) return { because: 'words', word };
  return isNewcomer(since, now) && linksIn(text.html) > links ? { because: 'newcomer', word: '' } : null;
}

/** Why a new account cannot write another post: it has written as many within a day as it may. */
export function newcomerPostRefusal({ since, approves }: Writer, writtenWithinDay: number, now: Date): Refusal | null {
  if (approves || !isNewcomer(since, now) || writtenWithinDay < postsPerDay) return null;
  return conflict(`In the first ${days} days you can write ${postsPerDay} posts a day. Please come back tomorrow.`);
}

/** A comment is shown at once, so that one with many links waits until its writer is known. */
export function newcomerCommentRefusal({ since, approves }: Writer, html: string, now: Date): Refusal | null {
  if (approves || !isNewcomer(since, now) || linksIn(html) <= links) return null;
  return conflict(`In the first ${days} days a comment can have ${links} links.`);
}

/** So many words are looked for at most, each once; a sign alone would be found in every post. */
export function reviewWordRefusal(known: readonly string[], word: string): Refusal | null {
  if (!/[\p{L}\p{N}]/u.test(word)) return invalid('body.text', 'Enter a word or an address.');
  if (known.some((one) => small(one) === small(word))) return conflict('This stands in the list already.');
  const { words: most } = limits.review;
  return known.length >= most ? conflict(`The list has at most ${most} words and addresses.`) : null;
}
