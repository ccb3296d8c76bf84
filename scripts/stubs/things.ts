/** Something that there is already, which a call can be about: one that is read by its id and refuses what was read before its last change. */
export interface Thing {
  /** As the handlers of its calls get it. */
  fact: string;
  access: { call: string; name: string; area: string };
  table: string;
  /** Its collection in the mock. */
  state: string;
  stale: { name: string; call: string };
  /** Who may change it, and how an example makes one: `made` has what is said of it. */
  as: 'member' | 'admin';
  made: string;
  id: string;
  revision: string;
  /** One that is there from the beginning. */
  known: string;
}

const goal: Thing = {
  fact: 'goal',
  access: { call: 'onGoal()', name: 'onGoal', area: 'goals' },
  table: 'cpdGoals',
  state: 'goals',
  stale: { name: 'stalePlanRefusal', call: 'stalePlanRefusal(body.revision, goal.revision)' },
  as: 'member',
  made: `contract.goals.add, { params: { id: '2025-11-30' }, body: { title: 'Read a drawing', by: '2025-11-30' } }`,
  id: 'made.goalId',
  revision: 'made.revision',
  known: 'world.cpdGoals.find(({ personId }) => personId === member)?.id',
};

const record: Thing = {
  fact: 'record',
  access: { call: `onCpdRecord('change')`, name: 'onCpdRecord', area: 'cpd' },
  table: 'cpdRecords',
  state: 'cpdRecords',
  stale: { name: 'staleRecordRefusal', call: 'staleRecordRefusal(body.revision, record.revision)' },
  as: 'member',
  made: `contract.cpd.addRecord, { body: { title: 'A drawing, read', minutes: 45, completedDate: '2024-03-04T02:00:00.000Z' } }`,
  id: 'made.cpdId',
  revision: 'made.revision',
  known: 'world.cpdRecords.find(({ personId }) => personId === member)?.id',
};

const event: Thing = {
  fact: 'event',
  access: { call: 'onDeskEvent()', name: 'onDeskEvent', area: 'desk' },
  table: 'events',
  state: 'events',
  stale: { name: 'deskActionRefusal', call: `deskActionRefusal('edit', event, body.revision, now)` },
  as: 'admin',
  made: `contract.desk.copy, { params: { id: world.events.find(({ status }) => status === 'draft')?.id ?? '' } }`,
  id: 'made.id',
  revision: '0',
  known: `world.events.find(({ status }) => status === 'draft')?.id`,
};

const things: Readonly<Record<string, Thing>> = { goal, record, event };

export function thingNamed(name: string): Thing {
  const thing = things[name];
  if (thing === undefined) throw new Error(`There is no '${name}' to be written on: ${Object.keys(things).join(', ')}`);
  return thing;
}
