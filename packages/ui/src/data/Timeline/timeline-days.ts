import type { ReactNode } from 'react';
import type { IconComponent } from '../../foundations/icons/icon.tsx';

/** One thing that happened. */
export interface TimelineEntry {
  id: string;
  /** When, as the reader's calendar has it: '2026-11-21' or '2026-11-21T14:30'. */
  date: string;
  /** The same as it is read: '14:30', '2 hours ago'. */
  dateLabel: string;
  title: ReactNode;
  /** More about it, below. */
  children?: ReactNode;
  /** Says with the tone what kind of thing it was; a dot when left out. */
  icon?: IconComponent | undefined;
  tone?: 'neutral' | 'brand' | 'info' | 'positive' | 'caution' | 'critical' | undefined;
  actions?: ReactNode;
}

export interface TimelineDay {
  /** '2026-11-21'. */
  day: string;
  entries: readonly TimelineEntry[];
}

/** Runs of entries of the same day, in the order that they come in. */
export function timelineDays(entries: readonly TimelineEntry[]): TimelineDay[] {
  const days: { day: string; entries: TimelineEntry[] }[] = [];
  for (const entry of entries) {
    const day = entry.date.slice(0, 10);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}
