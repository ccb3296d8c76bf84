import { type Beginning, shared } from '../../mock/beginning.ts';
import { byId, type Collection, collection, type Kept } from '../../mock/collection.ts';
import { periodAt, periodBefore, rulePacks } from '@portal/rules';
import type { WorldCpdGoal, WorldReflection } from '../../world/world-types.ts';
import { worldZone } from '../cpd/world/world-zone.ts';

export interface MockGoal extends Kept<Omit<WorldCpdGoal, 'periodsAgo' | 'reachedMinutesAgo'>> {
  /** Of the period that it is of. */
  readonly day: string;
  readonly by: string;
  readonly reachedAt: Date | null;
  readonly revision: number;
}

export interface MockReflection extends Kept<Omit<WorldReflection, 'periodsAgo' | 'writtenMinutesAgo'>> {
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

export function goalsState(beginning: Beginning): GoalsState {
  return {
    goals: collection(() => goals(beginning)),
    reflections: collection(() => reflections(beginning)),
  };
}

const goals = shared(({ world, ago }: Beginning) =>
  byId(
    world.cpdGoals.map(({ periodsAgo, reachedMinutesAgo, ...goal }): MockGoal => {
      const day = lastDayOf(periodsAgo, ago(0));
      const reachedAt = reachedMinutesAgo === null ? null : ago(reachedMinutesAgo);
      return { ...goal, day, by: day, reachedAt, revision: 0 };
    }),
  ),
);

const reflections = shared(({ world, ago }: Beginning) =>
  byId(
    world.reflections.map(({ periodsAgo, writtenMinutesAgo, ...said }): MockReflection => {
      const day = lastDayOf(periodsAgo, ago(0));
      return { ...said, id: `${said.personId}:${day}`, day, writtenAt: ago(writtenMinutesAgo), revision: 1 };
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
