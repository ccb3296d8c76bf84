/** What a record says of the event or the course that it comes from; what its owner adds is not of it. */
export interface SourceFacts {
  title: string;
  minutes: number;
  category: string;
  domain: string;
  presenter: string;
  completedAt: Date | null;
  timeZone: string;
}

/** The names of all of them, in one place for every comparison. */
export const sourceFacts = ['title', 'minutes', 'category', 'domain', 'presenter', 'completedAt', 'timeZone'] as const;

/** Whether what a record comes from says something else by now. Such a record is not its owner's to change, so that it follows, and says that it did. */
export function isCorrected(stored: SourceFacts, current: SourceFacts): boolean {
  return sourceFacts.some((name) => stored[name]?.valueOf() !== current[name]?.valueOf());
}
