import { singleLine, stranger } from '@portal/api/rules';
import { type DirectoryChoices, visibleInDirectory } from './visible-fields.ts';

/** What stands on somebody’s card; a text is empty where they have not said it, or do not show it. */
export interface DirectoryCard {
  firstName: string;
  lastName: string;
  /** `AM, PhD` */
  postNominal: string;
  organisation: string;
  jobTitle: string;
  email: string;
  /** Their profile, which tells each reader what is for them; null where they have none that others may open. */
  url: string | null;
}

/** What somebody’s card may tell: it goes from hand to hand, so that nobody knows who reads it. */
export function visibleOnCard(
  fields: Record<'workplace' | 'email', string | null>,
  choices: DirectoryChoices,
): Record<'workplace' | 'email', string | null> {
  return visibleInDirectory(fields, choices, stranger);
}

/** A card as address books read it (vCard 3.0, which telephones know as well as newer ones). */
export function vCard(card: DirectoryCard): string {
  const { firstName, lastName, postNominal } = card;
  const name = [firstName, lastName].filter((part) => part !== '').join(' ');
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${[lastName, firstName, '', '', postNominal].map(written).join(';')}`,
    `FN:${written(name)}`,
    ...(card.organisation === '' ? [] : [`ORG:${written(card.organisation)}`]),
    ...(card.jobTitle === '' ? [] : [`TITLE:${written(card.jobTitle)}`]),
    ...(card.email === '' ? [] : [`EMAIL;TYPE=INTERNET:${written(card.email)}`]),
    ...(card.url === null ? [] : [`URL:${card.url}`]),
    'END:VCARD',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** On one line, with what means something in a card written as text. */
function written(text: string): string {
  return singleLine(text)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replaceAll(/[\\,;]/g, String.raw`\$&`);
}

const mostOctets = 75;
const encoder = new TextEncoder();

/** No line is longer than readers must take: what goes on begins with a space. */
function folded(line: string): string {
  const parts: string[] = [];
  let [part, octets] = ['', 0];
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > mostOctets) {
      parts.push(part);
      [part, octets] = ['', 1];
    }
    part += letter;
    octets += size;
  }
  return [...parts, part].join('\r\n ');
}
