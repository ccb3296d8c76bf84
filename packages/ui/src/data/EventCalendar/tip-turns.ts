/** The tooltips of a day that comes to be active: which of its events, and for how long. */
export function tipTurns(events: number): readonly { index: number; ms: number }[] {
  if (events === 0) return [];
  if (events === 1) return [{ index: 0, ms: 5000 }];
  return [0, 1].map((index) => ({ index, ms: 3000 }));
}
