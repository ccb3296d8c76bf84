import * as z from 'zod';
import type { RulePack } from '../areas/cpd/rules/rule-pack.ts';

const minutes = z.int().min(0).max(1_000_000);
const id = z.string().regex(/^[a-z0-9-]{1,40}$/);
const name = z.string().min(1).max(100);

const fixedCycle = z.strictObject({
  kind: z.literal('fixed'),
  startMonth: z.int().min(1).max(12),
  startDay: z.int().min(1).max(28).describe('No later than the 28th, so that each year has it'),
  years: z.int().min(1).max(10),
  firstYear: z.int().min(1900).max(2199).describe('A year in which a cycle began; the others are counted from it'),
  yearlyMinimumMinutes: minutes.describe('What is asked in each year of a cycle of several; else 0'),
});
const rollingCycle = z
  .strictObject({ kind: z.literal('rolling'), months: z.int().min(1).max(120) })
  .describe('The months up to today, whatever day it is');

const category = z.strictObject({
  id,
  name,
  minimumMinutes: minutes,
  capMinutes: minutes.nullable().describe('What counts at most; null: all'),
  countsPercent: z.int().min(0).max(100).describe('50 for what counts half'),
});

const carryOver = z
  .strictObject({
    capMinutes: minutes,
    lastMonths: z.int().min(1).max(120).describe('Only what was done in the last months of a period goes over'),
    countsCarried: z
      .boolean()
      .optional()
      .describe(
        'Whether what came over into a period is counted before what goes on from it; left out: only what was done in it is',
      ),
  })
  .describe('What goes over into the next period of what was more than enough; it goes over once');

const proRata = z
  .strictObject({
    by: z
      .enum(['day', 'month', 'quarter'])
      .describe('Days, or whole months or quarters of the period in which no day is missing'),
    roundToMinutes: z.int().min(1).max(10_000).describe('The total is rounded up to a multiple of this'),
    scalesMinimums: z.boolean().describe('Whether the minimum of a category gets smaller with the total'),
  })
  .describe('What is asked of whoever was there for a part of the period; null: the same as of the others');

const plan = z
  .strictObject({
    goals: z.int().min(0).max(20).describe('How many goals are written for a period'),
    reflection: z.boolean().describe('Whether a reflection of the period is written'),
  })
  .describe('What is asked beside amounts: to plan, and to look back; null: nothing');

/** The shape of a rule pack, for organisations that bring their own. What a shape cannot say, `packFaults` does. */
export const rulePackSchema: z.ZodType<RulePack> = z.strictObject({
  id,
  name,
  source: z
    .url({ protocol: /^https$/ })
    .max(500)
    .nullable()
    .describe('Where the rules are published'),
  unit: z
    .strictObject({
      name: z.enum(['hours', 'points']),
      minutes: z.int().min(1).max(10_000).describe('How many minutes make one'),
    })
    .describe('What is shown; all amounts of a pack are minutes'),
  cycle: z.discriminatedUnion('kind', [fixedCycle, rollingCycle]),
  requiredMinutes: minutes,
  categories: z.array(category).max(30),
  countsOthers: z.boolean().describe('Whether what belongs to none of the categories counts to the total'),
  carryOver: carryOver.nullable(),
  proRata: proRata.nullable(),
  plan: plan.nullable(),
});
