import { useState } from 'react';
import type { View } from './view.ts';

/** Whether it has been answered, be it by a failure; stays true while that is refetched. What stands below waits for it, and is not pushed down later. */
export function useAnsweredOnce(view: View<unknown>): boolean {
  const isAnswered = view.state !== 'loading';
  const [wasAnswered, setAnswered] = useState(isAnswered);
  if (isAnswered && !wasAnswered) setAnswered(true);
  return wasAnswered || isAnswered;
}
