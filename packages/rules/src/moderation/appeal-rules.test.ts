import { limits, postStatuses } from '@portal/api/rules';
import { describe, expect, test } from 'vitest';
import {
  appealDecisionRefusal,
  type AppealFacts,
  appealRefusal,
  type DecisionFacts,
  isStandingDecision,
} from './appeal-rules.ts';

const now = new Date('2026-11-20T00:00:00.000Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const author = { id: 'author' };

describe('a decision stands', () => {
  const nothing = { postStatus: null, isCommentDeleted: false, membership: null };
  const { archived, archivedDueToReported, deleted, published } = postStatuses;
  test.each([
    ['postDeclined', { postStatus: archived }, true],
    ['postDeclined', { postStatus: published }, false],
    // Its author has deleted it since.
    ['postDeclined', { postStatus: deleted }, false],
    ['postArchived', { postStatus: archivedDueToReported }, true],
    ['postArchived', { postStatus: archived }, false],
    ['postDeleted', { postStatus: deleted }, true],
    ['commentDeleted', { postStatus: published, isCommentDeleted: true }, true],
    ['commentDeleted', { postStatus: deleted }, false],
    ['memberRemoved', { membership: 'Removed' }, true],
    ['memberRemoved', { membership: 'Awaiting' }, false],
    ['memberBlocked', { membership: 'Blocked' }, true],
    ['memberBlocked', {}, false],
    ['postApproved', { postStatus: published }, false],
    ['postApproved', {}, false],
  ] as const)('%s and now %j: %s', (action, now, isStanding) => {
    expect(isStandingDecision(action, { ...nothing, ...now })).toBe(isStanding);
  });
});

describe('an appeal', () => {
  const decision: DecisionFacts = {
    ...{ deed: 'postDeclined', at: daysAgo(1), personId: 'author', actorId: 'moderator' },
    ...{ hasAppeal: false, isStillSo: true },
  };
  test.each<[string, Partial<DecisionFacts>, string | undefined]>([
    ['against a decision about what one wrote', {}, undefined],
    ['on its last day', { at: daysAgo(limits.moderation.appealDays) }, undefined],
    ['too late', { at: daysAgo(limits.moderation.appealDays + 1) }, 'conflict'],
    ['for the second time', { hasAppeal: true }, 'conflict'],
    ['against what was taken back', { isStillSo: false }, 'conflict'],
    ['for somebody else', { personId: 'other' }, 'not_found'],
    ['against what one did oneself', { actorId: 'author' }, 'not_found'],
    ['against an approval', { deed: 'postApproved' }, 'not_found'],
    ['against a removal from the community', { deed: 'memberRemoved' }, undefined],
    ['against being put on the blacklist', { deed: 'memberBlocked' }, undefined],
    ['against a request to join that was declined', { deed: 'memberDeclined' }, 'not_found'],
    ['of whoever is not to learn of the blacklist', { deed: 'outsiderBlocked' }, 'not_found'],
  ])('%s', (_, facts, code) => {
    expect(appealRefusal({ ...decision, ...facts }, author, now)?.code).toBe(code);
  });
  test('against nothing', () => {
    expect(appealRefusal(null, author, now)?.code).toBe('not_found');
  });
});

describe('an appeal is decided', () => {
  const appeal: AppealFacts = { isDecided: false, authorId: 'author', firstBy: 'moderator', hasOther: true };
  test.each<[string, string, Partial<AppealFacts>, string | undefined]>([
    ['by somebody else', 'admin', {}, undefined],
    ['by who decided first, where there is somebody else', 'moderator', {}, 'forbidden'],
    ['by who decided first, where there is nobody else', 'moderator', { hasOther: false }, undefined],
    ['by its author', 'author', { hasOther: false }, 'forbidden'],
    ['where who decided first has left', 'admin', { firstBy: null }, undefined],
    ['twice', 'admin', { isDecided: true }, 'conflict'],
  ])('%s', (_, id, facts, code) => {
    expect(appealDecisionRefusal({ ...appeal, ...facts }, { id })?.code).toBe(code);
  });
});
