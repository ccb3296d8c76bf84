import type { WorldCpdGoal, WorldCpdRecord, WorldReflection } from '../../world/world-types.ts';

/** The first of the learners plans and looks back; the others have not begun to. */
export function buildGoals(personIds: readonly string[], records: readonly WorldCpdRecord[]): WorldCpdGoal[] {
  const [personId = ''] = personIds;
  const linked = (from: number, count: number) =>
    records
      .filter((record) => record.personId === personId && record.completedMinutesAgo !== null)
      .slice(from, from + count)
      .map(({ id }) => id);
  return [
    {
      id: 'goal-1',
      personId,
      periodsAgo: 0,
      title: 'Use relative motion splints after tendon repair',
      why: 'Half of my clients could go back to work two weeks earlier.',
      category: 'interactive',
      minutes: 360,
      reachedMinutesAgo: 60 * 24 * 20,
      recordIds: linked(0, 2),
    },
    {
      id: 'goal-2',
      personId,
      periodsAgo: 0,
      title: 'Write reports that funders read to the end',
      why: '',
      category: '',
      minutes: null,
      reachedMinutesAgo: null,
      recordIds: [],
    },
    {
      id: 'goal-3',
      personId,
      periodsAgo: 1,
      title: 'Set goals with families instead of for them',
      why: 'Two families told me that they had not been asked.',
      category: 'self-directed',
      minutes: 240,
      reachedMinutesAgo: 60 * 24 * 400,
      recordIds: [],
    },
  ];
}

export function buildReflections(personIds: readonly string[]): WorldReflection[] {
  return personIds.slice(0, 1).map((personId) => ({
    personId,
    periodsAgo: 1,
    text: 'Asking first took ten minutes and saved three visits. I will keep the script and show it to our new graduate.\n\nWhat I did not get to is driving assessment; it moves to next year.',
    writtenMinutesAgo: 60 * 24 * 380,
  }));
}
