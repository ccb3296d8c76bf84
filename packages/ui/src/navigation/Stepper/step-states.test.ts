import { expect, test } from 'vitest';
import { placeSteps } from './step-states.ts';

const steps = ['account', 'profession', 'interests'].map((id) => ({ id, label: id }));

test.each([
  ['account', 'current upcoming upcoming', 0],
  ['profession', 'done current upcoming', 1],
  ['interests', 'done done current', 2],
  ['nowhere', 'upcoming upcoming upcoming', 0],
])('at %s the steps are %s, and %i can be gone back to', (currentId, looks, reached) => {
  const placed = placeSteps(steps, currentId);
  expect(placed.map(({ look }) => look).join(' ')).toBe(looks);
  expect(placed.filter(({ isReached }) => isReached)).toHaveLength(reached);
});

test('a step that is wrong can be gone back to, and is wrong while it is the current one too', () => {
  const wrong = steps.map((step) => (step.id === 'account' ? { ...step, state: 'invalid' as const } : step));
  expect(placeSteps(wrong, 'interests')[0]).toMatchObject({ look: 'invalid', isReached: true, isCurrent: false });
  expect(placeSteps(wrong, 'account')[0]).toMatchObject({ look: 'invalid', isReached: false, isCurrent: true });
});

test('a later step that is done already can be gone to', () => {
  const ahead = steps.map((step) => (step.id === 'interests' ? { ...step, state: 'done' as const } : step));
  expect(placeSteps(ahead, 'account')[2]).toMatchObject({ look: 'done', isReached: true, number: 3 });
});
