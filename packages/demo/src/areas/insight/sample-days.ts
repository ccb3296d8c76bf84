import { type CountedDay, daysAfter } from '@portal/rules';

interface SampleDays {
  /** The first of them. */
  from: string;
  count: number;
  /** How many belong at first. */
  size: number;
  /** Another one gives other days. */
  seed: number;
}

/** Days of a community that grows a little, and rests on weekends. */
export function sampleDays({ from, count, size, seed }: SampleDays): CountedDay[] {
  const days: CountedDay[] = [];
  let [members, unanswered] = [size, 3];
  for (let at = 0; at < count; at += 1) {
    const day = daysAfter(from, at);
    const turn = (at * 7 + seed) % 11;
    const isWeekend = new Date(`${day}T00:00:00Z`).getUTCDay() % 6 === 0;
    const joined = turn % 5 === 0 ? 1 + (turn % 2) : 0;
    const posts = isWeekend ? 0 : turn % 4;
    const questions = Math.min(posts, turn % 3);
    const answered = Math.min(unanswered + questions, turn % 2);
    members += joined;
    unanswered += questions - answered;
    const readers = Math.round((members * (isWeekend ? 6 : 14 + turn)) / 100);
    days.push({ day, members, joined, readers, posts, questions, answered, unanswered });
  }
  return days;
}
