import { type ContentAction, contentActionRefusal } from '@portal/rules';
import { expect, test } from 'vitest';
import { contentStates } from '../../model/content-state.ts';
import { itemActionsOf, type ItemAction } from './item-menu.ts';

const now = new Date('2026-11-18T01:00:00.000Z');
const actions = {
  publish: 'publish',
  changeTimes: 'publish',
  takeBack: 'takeBack',
  archive: 'archive',
  unarchive: 'unarchive',
  delete: 'remove',
  undelete: 'undelete',
} as const satisfies Record<ItemAction, ContentAction>;

/** As it is kept. */
const statuses = {
  draft: 'draft',
  scheduled: 'active',
  published: 'active',
  expired: 'active',
  archived: 'archived',
  deleted: 'draft',
} as const;

test.each(contentStates)('what is offered for an item that is %s is what the rules allow', (state) => {
  const standing = {
    status: statuses[state],
    publishFrom: null,
    publishUntil: null,
    deletedAt: state === 'deleted' ? now : null,
    revision: 1,
  };
  const allowed = Object.entries(actions).flatMap(([one, action]) =>
    contentActionRefusal(action, standing, 1, now) === null ? [one] : [],
  );
  const offered: readonly string[] = itemActionsOf(state);
  expect(offered.filter((one) => !allowed.includes(one))).toEqual([]);
  const timed = (mutations: readonly string[]) => [
    ...new Set(mutations.map((one) => (one === 'changeTimes' ? 'publish' : one)).toSorted()),
  ];
  expect(timed(offered)).toEqual(timed(allowed));
});
