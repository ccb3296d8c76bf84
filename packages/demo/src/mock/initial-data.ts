import type { World } from '../world/world-types.ts';

/** The demo world as it stands at a moment. Mocks that begin at the same one share what is made of it. */
export interface InitialData {
  world: World;
  ago(minutes: number): Date;
}

const newest = new WeakMap<World, { time: number; initial: InitialData }>();

export function initialDataAt(world: World, moment: Date): InitialData {
  const time = moment.getTime();
  const known = newest.get(world);
  if (known?.time === time) return known.initial;
  const initial = { world, ago: (minutes: number) => new Date(time - minutes * 60_000) };
  newest.set(world, { time, initial });
  return initial;
}

/** Makes something of a world, or of a beginning, once for every mock. */
export function shared<From extends object, Made>(make: (from: From) => Made): (from: From) => Made {
  const made = new WeakMap<From, { value: Made }>();
  return (from) => {
    const known = made.get(from) ?? { value: make(from) };
    made.set(from, known);
    return known.value;
  };
}
