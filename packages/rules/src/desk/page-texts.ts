import type { EventFields } from '@portal/api/contract';

/** What only some events tell on their page, as it is kept; null: nothing is told. */
export interface StoredPageTexts {
  sponsorHtml: string | null;
  reasoningHtml: string | null;
  accessHtml: string | null;
  enrolTitle: string | null;
  enrolHtml: string | null;
  coursesTitle: string | null;
  coursesDescription: string | null;
}

/** The same as it is written; '': nothing is told. */
export type PageTexts = Pick<
  EventFields,
  'sponsor' | 'reasoning' | 'access' | 'enrolTitle' | 'enrol' | 'coursesTitle' | 'coursesDescription'
>;

export function pageTextsOf(stored: StoredPageTexts): PageTexts {
  return {
    sponsor: stored.sponsorHtml ?? '',
    reasoning: stored.reasoningHtml ?? '',
    access: stored.accessHtml ?? '',
    enrolTitle: stored.enrolTitle ?? '',
    enrol: stored.enrolHtml ?? '',
    coursesTitle: stored.coursesTitle ?? '',
    coursesDescription: stored.coursesDescription ?? '',
  };
}

export function storedPageTexts(texts: PageTexts): StoredPageTexts {
  return {
    sponsorHtml: orNull(texts.sponsor),
    reasoningHtml: orNull(texts.reasoning),
    accessHtml: orNull(texts.access),
    enrolTitle: orNull(texts.enrolTitle),
    enrolHtml: orNull(texts.enrol),
    coursesTitle: orNull(texts.coursesTitle),
    coursesDescription: orNull(texts.coursesDescription),
  };
}

function orNull(text: string): string | null {
  return text || null;
}
