import { drawing, type Picture } from './draw.ts';
import { bathroom } from './photos/bathroom.ts';
import { car } from './photos/car.ts';
import { classroom } from './photos/classroom.ts';
import { clinic } from './photos/clinic.ts';
import { desk } from './photos/desk.ts';
import { garden } from './photos/garden.ts';
import { group } from './photos/group.ts';
import { kitchen } from './photos/kitchen.ts';
import { playground } from './photos/playground.ts';
import { splint } from './photos/splint.ts';
import { walk } from './photos/walk.ts';
import { workshop } from './photos/workshop.ts';

const scenes = new Map([
  ['clinic', clinic],
  ['splint', splint],
  ['kitchen', kitchen],
  ['playground', playground],
  ['workshop', workshop],
  ['desk', desk],
  ['garden', garden],
  ['bathroom', bathroom],
  ['car', car],
  ['classroom', classroom],
  ['group', group],
  ['walk', walk],
]);

/** The names of the photograph-like scenes. */
export const photoNames: readonly string[] = [...scenes.keys()];

/** One scene by its name, 3 : 2. */
export function photo(name: string): Picture | null {
  const parts = scenes.get(name)?.();
  return parts ? drawing(1200, 800, parts) : null;
}
