export type EventTone = 'neutral' | 'brand' | 'info' | 'positive' | 'caution' | 'critical';

/** What a tooltip tells beside the title. */
export interface EventDetails {
  image?: string | null | undefined;
  text?: string | undefined;
  /** When, or that nobody knows. */
  times: string;
}

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
  /** Shown above it by hover, focus, and by itself on the active day. */
  details?: EventDetails | undefined;
}

export const lastDayOf = ({ startDate, endDate }: CalendarEvent): string =>
  endDate && endDate > startDate ? endDate : startDate;
