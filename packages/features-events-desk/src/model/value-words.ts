import type { EventFields } from '@portal/api';

type FieldName = keyof EventFields | 'message' | 'refund' | 'image' | 'documents' | 'links';

const fieldNames: Record<FieldName, true> = {
  ...{ title: true, type: true, shortDesc: true, content: true, start: true, end: true, timeZone: true },
  ...{ locationId: true, address: true, externalUrl: true, cpdHours: true, cpdDetails: true, isMembersOnly: true },
  ...{ opens: true, closes: true, isSingleClick: true, ticketTypes: true, categoryIds: true, tagIds: true },
  ...{ endTimeZone: true, sessions: true, presenters: true, sponsor: true, message: true, refund: true, image: true },
  ...{ documents: true, links: true, reasoning: true, access: true, enrolTitle: true, enrol: true },
  ...{ coursesTitle: true, coursesDescription: true },
};

/** The word for a field; one that a newer server names is something else. */
export function fieldWord(name: string): FieldName | 'other' {
  // The table has no other names.
  return Object.hasOwn(fieldNames, name) ? (name as FieldName) : 'other';
}

export interface ValueWords {
  yes: string;
  no: string;
  nothing: string;
  /** A price in cents. */
  money(cents: number): string;
  /** What an id stands for. */
  nameOf(id: string): string;
  dayAndTime(day: string, time: string): string;
  /** A time that comes twice on its day, the second of the two. */
  second(time: string): string;
}

const longest = 300;

/** A value of a field in a line or a few, as it is compared by eye. */
export function valueText(value: unknown, words: ValueWords): string {
  const text = textOf(value, words);
  const letters = [...text];
  if (text === '') return words.nothing;
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : text;
}

function textOf(value: unknown, words: ValueWords): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return words.nameOf(withoutMarkup(value));
  if (Array.isArray(value)) return value.map((one) => textOf(one, words)).join('\n');
  return Object.entries(value)
    .filter(([name]) => !['id', 'personId', 'time', 'isSecond'].includes(name))
    .map(([name, part]) => partText(name, part, value, words))
    .filter((text) => text !== '')
    .join(', ');
}

function partText(name: string, part: unknown, whole: object, words: ValueWords): string {
  if (name === 'amountCents' && typeof part === 'number') return words.money(part);
  const time = 'time' in whole ? whole.time : null;
  if (name === 'day' && typeof part === 'string' && typeof time === 'string') {
    const text = words.dayAndTime(part, time);
    return 'isSecond' in whole && whole.isSecond === true ? words.second(text) : text;
  }
  return textOf(part, words);
}

function withoutMarkup(html: string): string {
  return html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
