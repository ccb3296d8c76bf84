export type EventTone = 'neutral' | 'brand' | 'info' | 'positive' | 'caution' | 'critical';

/** What a calendar shows of an event. */
export interface CalendarEvent {
  id: string;
  title: string;
  /** '2026-11-21' */
  startDate: string;
  /** Its last day, where it has more than one. */
  endDate?: string | null | undefined;
  /** When it begins, as the reader's language writes it: '2:30 pm'. */
  time?: string | null | undefined;
  tone?: EventTone | undefined;
  /** The word for what the tone means: 'CPD'. */
  kind?: string | undefined;
  href?: string | undefined;
}

export const lastDayOf = ({ startDate, endDate }: CalendarEvent): string =>
  endDate && endDate > startDate ? endDate : startDate;
