import { type InitialData, shared } from '../../mock/initial-data.ts';
import { byId, type Collection, collection, type Stored } from '../../mock/collection.ts';
import { periodAt, periodBefore, rulePacks } from '@portal/rules';
import type { WorldCpdGoal, WorldReflection } from '../../world/world-types.ts';
import { worldZone } from '../cpd/world/world-zone.ts';

export interface MockGoal extends Stored<Omit<WorldCpdGoal, 'periodsAgo' | 'reachedMinutesAgo'>> {
  /** Of the period that it is of. */
  readonly day: string;
  readonly by: string;
  readonly reachedAt: Date | null;
  readonly revision: number;
}

export interface MockReflection extends Stored<Omit<WorldReflection, 'periodsAgo' | 'writtenMinutesAgo'>> {
  readonly id: string;
  readonly day: string;
  readonly writtenAt: Date;
  readonly revision: number;
}

export interface GoalsState {
  /** In the order in which they were written. */
  goals: Collection<MockGoal>;
  reflections: Collection<MockReflection>;
}

export function goalsState(initial: InitialData): GoalsState {
  return {
    goals: collection(() => goals(initial)),
    reflections: collection(() => reflections(initial)),
  };
}

const goals = shared(({ world, ago }: InitialData) =>
  byId(
    world.cpdGoals.map(({ periodsAgo, reachedMinutesAgo, ...goal }): MockGoal => {
      const day = lastDayOf(periodsAgo, ago(0));
      const reachedAt = reachedMinutesAgo === null ? null : ago(reachedMinutesAgo);
      return { ...goal, day, by: day, reachedAt, revision: 0 };
    }),
  ),
);

const reflections = shared(({ world, ago }: InitialData) =>
  byId(
    world.reflections.map(({ periodsAgo, writtenMinutesAgo, ...reflection }): MockReflection => {
      const day = lastDayOf(periodsAgo, ago(0));
      return {
        ...reflection,
        id: `${reflection.personId}:${day}`,
        day,
        writtenAt: ago(writtenMinutesAgo),
        revision: 1,
      };
    }),
  ),
);

/** Of the period that the demo world's organisation counts by. */
function lastDayOf(periodsAgo: number, now: Date): string {
  const pack = rulePacks['ot-board'];
  let period = periodAt(pack, worldZone, now);
  for (let count = 0; count < periodsAgo; count += 1) period = periodBefore(pack, worldZone, period);
  return period.lastDay;
}
