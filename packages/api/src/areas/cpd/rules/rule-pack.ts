/** What a regulator or an organisation asks of a member, as data. All amounts are whole minutes, whatever the unit that is shown. `docs/cpd-rule-packs.md` describes it. */
export interface RulePack {
  id: string;
  name: string;
  /** Where the rules are published. */
  source: string | null;
  unit: CpdUnit;
  cycle: Cycle;
  requiredMinutes: number;
  categories: readonly CpdCategory[];
  /** Whether what belongs to none of the categories counts to the total. */
  countsOthers: boolean;
  /** What goes over into the next period of what was more than enough. */
  carryOver: CarryOver | null;
  /** What is asked of whoever was there for a part of the period; null: as much as of the others. */
  proRata: ProRata | null;
  /** What is asked beside amounts: to plan, and to look back; null: nothing. */
  plan: PlanRequirements | null;
}

export interface CpdUnit {
  name: 'hours' | 'points';
  /** How many minutes make one. */
  minutes: number;
}

export interface FixedCycle {
  kind: 'fixed';
  /** 1 to 12. */
  startMonth: number;
  /** 1 to 28, so that each year has it. */
  startDay: number;
  years: number;
  /** A year in which a cycle began; the others are counted from it. */
  firstYear: number;
  /** What is asked in each year of a cycle of several. */
  yearlyMinimumMinutes: number;
}

/** The months up to today, whatever day it is. */
export interface RollingCycle {
  kind: 'rolling';
  months: number;
}

export type Cycle = FixedCycle | RollingCycle;

export interface CpdCategory {
  id: string;
  name: string;
  minimumMinutes: number;
  /** What counts at most; null: all. */
  capMinutes: number | null;
  /** 50 for what counts half. */
  countsPercent: number;
}

export interface CarryOver {
  capMinutes: number;
  /** Only what was done in the last months of a period goes over. */
  lastMonths: number;
  /** Whether what came over into a period is counted before what goes on from it; left out: only what was done in it is. */
  countsCarried?: boolean;
}

export interface PlanRequirements {
  /** How many goals are written for a period. */
  goals: number;
  /** Whether a reflection of the period is written. */
  reflection: boolean;
}

export interface ProRata {
  /** What is counted: days, or whole months or quarters of the period in which no day is missing. */
  by: 'day' | 'month' | 'quarter';
  /** The total is rounded up to a multiple of this. */
  roundToMinutes: number;
  /** Whether the minimum of a category gets smaller with the total. */
  scalesMinimums: boolean;
}
