export type Greeting = 'morning' | 'afternoon' | 'evening';

/** The part of the day in the organisation's time zone: morning before 12, evening from 18. */
export function greetingAt(now: Date, timeZone: string): Greeting {
  const hour = Number(new Intl.DateTimeFormat('en-AU', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(now));
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
