import { describe, expect, test } from 'vitest';
import { limits } from '../../../contract/limits.ts';
import { appealDecisionRefusal, type AppealFacts, appealRefusal, type DecisionFacts } from './appeal-rules.ts';

const now = new Date('2026-11-20T00:00:00.000Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const author = { id: 'author' };

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
    ['against a removal from the community', { deed: 'memberRemoved' }, 'not_found'],
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
