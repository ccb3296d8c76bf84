import type { RulePack, Standing } from '@portal/rules';

/** More records than anybody reads on paper; the summary says how many it leaves out. */
export const mostRows = 1000;

export interface SummaryRecord {
  title: string;
  minutes: number;
  category: string;
  presenter: string;
  domain: string;
  completedAt: Date | null;
  /** By the organisation; else it is what the member says. */
  isConfirmed: boolean;
}

export interface SummaryGoal {
  title: string;
  why: string;
  by: string;
  /** Null: it is not reached. */
  reachedAt: Date | null;
}

/** What somebody planned for the period, and how they look back on it. */
export interface SummaryPlan {
  goals: readonly SummaryGoal[];
  /** '' where nothing is written. */
  reflection: string;
}

export interface SummaryFacts {
  holder: string;
  pack: RulePack;
  standing: Standing;
  /** In the order in which they are listed, `mostRows` at most. */
  records: readonly SummaryRecord[];
  /** How many there are in all. */
  recordsCount: number;
  /** Null: of a past state of which no plan was kept, nothing is said of one. */
  plan: SummaryPlan | null;
  asOf: Date;
  /** Its number, and where a stranger checks it; null: it lies in a pack, of whose past state nothing was given out. */
  proof: { number: string; verifyUrl: string } | null;
}
