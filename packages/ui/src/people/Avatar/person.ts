/** Who stands beside something: a name, and a photo where there is one. */
export interface Person {
  id: string | number;
  firstName: string;
  lastName: string;
  avatarUrl?: string | null | undefined;
  pronoun?: string | null | undefined;
}

/** First letters of first and last name, in capitals. */
export function initialsOf({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string {
  const first = (name: string) => [...name.trim()][0] ?? '';
  return `${first(firstName)}${first(lastName)}`.toUpperCase();
}

export function fullNameOf({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}
