import { demoPeople } from '../areas/people/world/demo-people.ts';
import { buildWorld } from './build-world.ts';
import type { World, WorldPerson } from './world-types.ts';

let built: World | undefined;

/** The demo world, built once for all who only read it. */
export function demoWorld(): World {
  return (built ??= buildWorld());
}

/** Who signs in with a demo account, without building the rest of the world. */
export function demoPerson(email: string): WorldPerson | null {
  return demoPeople.find(({ person }) => person.email === email)?.person ?? null;
}
