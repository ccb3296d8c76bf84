import { expect, test } from 'vitest';
import { sampleGoal, samplePlan } from '../../stories/sample-plan.ts';
import { bodyOfGoal, newGoal, valuesOfGoal } from './goal-values.ts';

const plan = samplePlan();

test('a goal is sent as it was read, in minutes', () => {
  const { title, why, by, category, minutes } = sampleGoal();
  expect(bodyOfGoal(valuesOfGoal(sampleGoal(), plan), plan)).toEqual({ title, why, by, category, minutes });
});

test('a new one ends with its period, has no category and no length', () => {
  expect(bodyOfGoal({ ...newGoal(plan), title: ' Read a drawing ' }, plan)).toEqual({
    title: 'Read a drawing',
    why: '',
    by: '2026-11-30',
    category: '',
    minutes: null,
  });
  expect(bodyOfGoal({ ...newGoal(plan), length: 0 }, plan).minutes).toBeNull();
  expect(bodyOfGoal({ ...newGoal(plan), length: 1.5 }, { ...plan, unitMinutes: 30 }).minutes).toBe(45);
});
