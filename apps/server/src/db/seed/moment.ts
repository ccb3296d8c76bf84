/** Turns the world's minutes before now into dates. */
export function momentsBefore(now: Date): (minutesAgo: number) => Date {
  return (minutesAgo) => new Date(now.getTime() - minutesAgo * 60_000);
}

export type MomentOf = ReturnType<typeof momentsBefore>;
