// oxlint-disable-next-line portal/no-feature-name -- Nouns without a plural of their own.
const unchanging: ReadonlySet<string> = new Set(['news', 'media', 'information', 'equipment']);

/** An English noun for a count: 'event', 'events'. */
export function pluralNoun(noun: string, n: number): string {
  return n === 1 || unchanging.has(noun.toLowerCase()) ? noun : `${noun}s`;
}
