import { fullNameOf, type Person } from './person.ts';

/** The names of people in one line, and how many more there are. */
export function peopleNames(
  people: readonly Pick<Person, 'firstName' | 'lastName'>[],
  total: number,
  others: (count: number) => string,
): string {
  const names = people.map(fullNameOf);
  const left = total - people.length;
  return [...names, ...(left > 0 ? [others(left)] : [])].join(', ');
}

/** What the last circle says: at most two figures have space. */
export function othersFigure(count: number): string {
  return count > 99 ? '99+' : `+${count}`;
}
