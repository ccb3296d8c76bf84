import type { Actor } from '@portal/api/rules';
import type { Person } from './person.ts';
import { isAdministrator } from './roles.ts';

/** A person as the rules of communities and posts know them. */
export function actorOf(person: Person): Actor {
  return { id: person.id, isAdministrator: isAdministrator(person) };
}
